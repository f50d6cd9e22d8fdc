// The places of the data folder that must be what they are: looked at before anything uses them. What stands in the way
// is named with its path, stays as it is, and is set aside when the person says so.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, type Result, succeed } from '../../engine/core/result';
import { OWN_PLACES, type OwnPlace } from '../../engine/protocol';
import { isMissing, reasonOf, setAside } from './files';

export type Place = OwnPlace;

const NAMES: Readonly<Record<Place, { readonly name: string; readonly isFolder: boolean }>> = {
  saves: { name: 'saves', isFolder: true },
  campaigns: { name: 'campaigns', isFolder: true },
  settings: { name: 'settings.json', isFolder: false },
  progress: { name: 'progress.json', isFolder: false },
};

// What is wrong with a place, and its path.
export interface Obstacle {
  readonly place: Place;
  readonly code: 'place.notFolder' | 'place.notFile' | 'place.unreadable';
  readonly path: string;
}

export const pathOf = (userData: string, place: Place) => join(userData, NAMES[place].name);

export async function findObstacles(userData: string): Promise<readonly Obstacle[]> {
  const found: Obstacle[] = [];
  for (const place of OWN_PLACES) {
    const path = pathOf(userData, place);
    try {
      const about = await stat(path);
      const { isFolder } = NAMES[place];
      if (isFolder !== about.isDirectory()) found.push({ place, code: isFolder ? 'place.notFolder' : 'place.notFile', path });
    } catch (error) {
      if (!isMissing(error)) found.push({ place, code: 'place.unreadable', path });
    }
  }
  return found;
}

// Only what really stands in the way is moved.
export async function clearPlace(userData: string, place: Place): Promise<Result<{ readonly name: string }>> {
  const obstacles = await findObstacles(userData);
  if (!obstacles.some((each) => each.place === place)) return fail('place.free', 'Nothing stands in the way there.');
  try {
    return succeed({ name: await setAside(pathOf(userData, place)) });
  } catch (error) {
    return fail('place.stuck', reasonOf(error));
  }
}
