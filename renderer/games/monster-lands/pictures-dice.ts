// The faces of the cubes: strength, magic, influence and the monsters' black attack dice. Strength and magic show their
// sign until they are rolled; on black dice the pips that hit glow.
import { LIMITS } from '../../../engine/games/monster-lands/data/tables';
import { type DieColours, pipFace, pipFaces } from '../../art/die-faces';
import '../../art/game-icons';
import type { DieLook } from '../../table/scene';

export type CubeColour = 'S' | 'M' | 'I' | 'A';

const COLOURS: Readonly<Record<CubeColour, DieColours>> = {
  S: { base: '#c8372d', pip: '#fff1dc', mark: 'fist', tone: '#a3241e' },
  M: { base: '#7a45b8', pip: '#f6ecff', mark: 'crystal-shine', tone: '#5f3198' },
  I: { base: '#f0c43f', pip: '#3a2404', mark: 'crown', tone: '#d8a424' },
  A: { base: '#33363c', pip: '#cfc6b2', mark: 'claw-slashes', tone: '#25272c' },
};
const EMBER = '#ff8a4a';
const FACES = [1, 2, 3, 4, 5, 6] as const;

// The sign alone, in the colour of the pips.
function signed(colour: CubeColour): DieLook {
  const { pip, ...colours } = COLOURS[colour];
  const face = pipFace(0, { ...colours, ...(pip === undefined ? {} : { tone: pip }) });
  return { name: `ml ${colour} sign`, faces: FACES.map(() => face) };
}

function numbered(colour: CubeColour): DieLook {
  const colours = COLOURS[colour];
  const faces =
    colour === 'A'
      ? FACES.map((face) => pipFace(face, face >= LIMITS.hitFrom ? { ...colours, pip: EMBER } : colours))
      : pipFaces(colours);
  return { name: `ml ${colour}`, faces };
}

const SIGNED: Readonly<Record<CubeColour, DieLook>> = { S: signed('S'), M: signed('M'), I: signed('I'), A: signed('A') };
const NUMBERED: Readonly<Record<CubeColour, DieLook>> = {
  S: numbered('S'),
  M: numbered('M'),
  I: numbered('I'),
  A: numbered('A'),
};

export const dieLook = (colour: CubeColour, isRolled: boolean): DieLook => (isRolled ? NUMBERED : SIGNED)[colour];

// What a throw brings up.
export const THROWN_LOOKS: readonly DieLook[] = Object.values(NUMBERED);
