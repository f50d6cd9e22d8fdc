// The settings file. Whatever cannot be read falls back to the standard, field by field.
import { join } from 'node:path';
import { type Settings, STANDARD_SETTINGS } from '../../engine/protocol';
import { settingsSchema } from '../../engine/protocol-schemas';
import { readCapped, setAside, writeAtomic } from './files';
import { parsePlainJson } from './plain-json';

const MAX_BYTES = 100_000;

export interface SettingsStore {
  readonly settings: Settings;
  change(changes: Partial<Settings>): Promise<Settings>;
}

export async function openSettings(userData: string): Promise<SettingsStore> {
  const path = join(userData, 'settings.json');
  let settings = await readSettings(path);
  return {
    get settings() {
      return settings;
    },
    async change(changes) {
      settings = settingsSchema.parse({ ...settings, ...changes });
      await writeAtomic(path, `${JSON.stringify(settings, null, 2)}\n`);
      return settings;
    },
  };
}

async function readSettings(path: string): Promise<Settings> {
  const text = await readCapped(path, MAX_BYTES);
  if (!text.ok) return STANDARD_SETTINGS;
  const stored = parsePlainJson(text.value);
  if (!stored.ok) {
    await setAside(path);
    return STANDARD_SETTINGS;
  }
  return mergeKnown(stored.value);
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
