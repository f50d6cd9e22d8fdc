// Where all sound goes: one context, a gain for everything and one for each kind, and who may be heard now.
import { store } from '../app/store';

export type Channel = 'effects' | 'music';

export interface Output {
  readonly context: AudioContext;
  readonly all: GainNode;
  readonly channels: Readonly<Record<Channel, GainNode>>;
}

let opened: Output | null = null;

// Ears hear the square of a slider as even steps.
const loudness = (level: number): number => level * level;

/** How loud a kind of sound may be now, 0 to 1. */
export function levelOf(channel: Channel): number {
  const { settings } = store.get();
  return settings.sound ? settings.volume * settings[channel] : 0;
}

export function isHushed(): boolean {
  return store.get().settings.silentInBackground && (document.hidden || !document.hasFocus());
}

/** Browsers give sound only after a gesture: call it after one. Null where there is no sound at all. */
export function openOutput(): Output | null {
  if (typeof AudioContext === 'undefined') return null;
  if (opened === null) {
    const context = new AudioContext();
    const all = context.createGain();
    all.connect(context.createDynamicsCompressor()).connect(context.destination);
    const channel = () => {
      const gain = context.createGain();
      gain.connect(all);
      return gain;
    };
    opened = { context, all, channels: { effects: channel(), music: channel() } };
    setLevels(opened);
  }
  if (opened.context.state === 'suspended') void opened.context.resume();
  return opened;
}

function setLevels({ context, all, channels }: Output): void {
  const { settings } = store.get();
  const set = (gain: GainNode, level: number) => gain.gain.setTargetAtTime(loudness(level), context.currentTime, 0.03);
  set(all, settings.sound ? settings.volume : 0);
  set(channels.effects, settings.effects);
  set(channels.music, settings.music);
}

/** Tells of every moment in which somebody may want to hear more or less. */
export function followWishes(follow: () => void): () => void {
  const stop = store.subscribe(follow);
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('blur', follow);
  window.addEventListener('focus', follow);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('blur', follow);
    window.removeEventListener('focus', follow);
  };
}

/** Levels follow the settings; in the background everything holds its breath, and goes on where it was. */
export function followLevels(): () => void {
  return followWishes(() => {
    if (opened === null) return;
    setLevels(opened);
    const { context } = opened;
    if (isHushed()) void context.suspend();
    else if (context.state === 'suspended') void context.resume();
  });
}
