// The settings file. Whatever cannot be read falls back to the standard, field by field.
import { type Settings, STANDARD_SETTINGS } from '../../engine/protocol';
import { settingsSchema } from '../../engine/protocol-schemas';
import { readCapped, reasonOf, setAside, writeAtomic } from './files';
import { parsePlainJson } from './plain-json';

const MAX_BYTES = 100_000;

export interface SettingsStore {
  readonly settings: Settings;
  // Holds at once, also when it cannot be written.
  change(changes: Partial<Settings>): Promise<Settings>;
}

type Tell = (code: string, message: string) => void;

export async function openSettings(path: string, tell: Tell = () => {}): Promise<SettingsStore> {
  let settings = await readSettings(path, tell);
  return {
    get settings() {
      return settings;
    },
    async change(changes) {
      settings = settingsSchema.parse({ ...settings, ...changes });
      try {
        await writeAtomic(path, `${JSON.stringify(settings, null, 2)}\n`);
      } catch (error) {
        tell('settings.notWritten', `${path}: ${reasonOf(error)}`);
      }
      return settings;
    },
  };
}

async function readSettings(path: string, tell: Tell): Promise<Settings> {
  const text = await readCapped(path, MAX_BYTES);
  if (!text.ok && text.code !== 'save.tooLarge') return STANDARD_SETTINGS;
  const stored = text.ok ? parsePlainJson(text.value) : text;
  if (stored.ok) return mergeKnown(stored.value);
  await reportDamage(path, 'settings.damaged', tell);
  return STANDARD_SETTINGS;
}

// Sets a damaged file aside, if the disk lets us, and says so either way.
export async function reportDamage(path: string, code: string, tell: Tell): Promise<void> {
  try {
    tell(code, await setAside(path));
  } catch (error) {
    tell(code, `${path}: ${reasonOf(error)}`);
  }
}

// A later version may have written more or other values: keep every field that still holds.
function mergeKnown(stored: Readonly<Record<string, unknown>>): Settings {
  const merged: Record<string, unknown> = { ...STANDARD_SETTINGS };
  for (const [field, schema] of Object.entries(settingsSchema.shape)) {
    const value = schema.safeParse(stored[field]);
    if (value.success) merged[field] = value.data;
  }
  return settingsSchema.parse(merged);
}
