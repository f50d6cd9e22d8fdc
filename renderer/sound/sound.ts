// The sounds of the table, synthesised: who plays what, how loud, and when it must be silent.
import { store } from '../app/store';
import { VOICES, type VoiceName } from './voices';

export type SoundName = VoiceName;

let context: AudioContext | null = null;
let output: GainNode | null = null;

function volume(): number {
  const { sound, volume: level, silentInBackground } = store.get().settings;
  if (!sound) return 0;
  if (silentInBackground && (document.hidden || !document.hasFocus())) return 0;
  return level;
}

// Browsers give sound only after a gesture; every sound follows one, so the context is made on first use.
function openOutput(): { context: AudioContext; output: GainNode } | null {
  if (typeof AudioContext === 'undefined') return null;
  if (context === null || output === null) {
    context = new AudioContext();
    output = context.createGain();
    const limiter = context.createDynamicsCompressor();
    output.connect(limiter).connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume();
  return { context, output };
}

export function playSound(name: SoundName): void {
  const level = volume();
  if (level === 0) return;
  const open = openOutput();
  if (open === null) return;
  open.output.gain.setTargetAtTime(level * level, open.context.currentTime, 0.01);
  VOICES[name](open.context, open.output, open.context.currentTime + 0.005);
}

// What is still ringing stops when the window goes to the background.
export function followFocus(): () => void {
  const hush = () => {
    if (output !== null && context !== null) output.gain.setTargetAtTime(volume() ** 2, context.currentTime, 0.05);
  };
  document.addEventListener('visibilitychange', hush);
  window.addEventListener('blur', hush);
  return () => {
    document.removeEventListener('visibilitychange', hush);
    window.removeEventListener('blur', hush);
  };
}
