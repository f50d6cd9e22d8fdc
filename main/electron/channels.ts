// Names of the two channels between page and main process.
export const CALL_CHANNEL = 'gonfalon:call';
export const PUSH_CHANNEL = 'gonfalon:push';
