// The sounds of the table, synthesised when they are needed.
import { isHushed, levelOf, openOutput } from './output';
import { VOICES, type VoiceName } from './voices';

export type SoundName = VoiceName;

export function playSound(name: SoundName): void {
  if (levelOf('effects') === 0 || isHushed()) return;
  const output = openOutput();
  if (output === null) return;
  VOICES[name](output.context, output.channels.effects, output.context.currentTime + 0.005);
}
