// Carries requests and pushes between the page and the host; takes them from our own page only.
import { type BrowserWindow, ipcMain, type WebFrameMain } from 'electron';
import { fail } from '../../engine/core/result';
import { callSchema } from '../../engine/protocol-schemas';
import type { Host } from '../host/api';
import { CALL_CHANNEL, PUSH_CHANNEL } from './channels';
import { isOwnPage } from './security';

// `windows` gives the open windows; the host may outlive them. Returns the undoing.
export function connectHost(host: Host, windows: () => readonly BrowserWindow[]): () => void {
  const isOwnSender = (frame: WebFrameMain | null) =>
    frame !== null &&
    frame.parent === null &&
    isOwnPage(frame.url) &&
    windows().some((window) => !window.isDestroyed() && window.webContents.mainFrame === frame);

  ipcMain.handle(CALL_CHANNEL, async (event, message: unknown) => {
    if (!isOwnSender(event.senderFrame)) return fail('request.sender', 'Only the program itself may ask.');
    const call = callSchema.safeParse(message);
    return call.success ? host.call(call.data.name, call.data.body) : fail('request.malformed', 'The request does not fit.');
  });
  const stopPushes = host.onPush((push) => {
    for (const window of windows()) if (!window.isDestroyed()) window.webContents.send(PUSH_CHANNEL, push);
  });
  return () => {
    ipcMain.removeHandler(CALL_CHANNEL);
    stopPushes();
  };
}
