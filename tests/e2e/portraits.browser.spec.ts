// Faces are told apart at a glance: at 30 × 30 the closest pair of a box still differs clearly, in grey and in colour.

import { COMMANDERS, STARTING_MEMBERS } from '../../engine/games/zizka/data/commanders';
import { MEMBERS } from '../../engine/games/zizka/data/members';
import { OPPONENT_LOOKS } from '../../renderer/art/opponents';
import { portrait } from '../../renderer/art/portrait/portrait';
import type { PersonSpec } from '../../renderer/art/portrait/spec';
import { FACES } from '../../renderer/games/zizka/art/faces';
import { expect, test } from './support';

const SIDE = 30;
const LEAST_GREY = 20;
const LEAST_COLOUR = 25;

const drawn = (looks: Readonly<Record<string, PersonSpec>>) =>
  Object.entries(looks).map(([id, look]) => ({ id, markup: portrait(look, { width: SIDE, height: SIDE, ring: '' }) }));

function closest(faces: readonly { readonly id: string; readonly pixels: readonly number[] }[]) {
  let grey = { pair: '', by: 255 };
  let colour = { pair: '', by: 255 };
  for (const [index, one] of faces.entries()) {
    for (const other of faces.slice(index + 1)) {
      const by = { grey: 0, colour: 0 };
      for (let at = 0; at < one.pixels.length; at += 4) {
        const [red, green, blue] = [0, 1, 2].map(
          (channel) => (one.pixels[at + channel] ?? 0) - (other.pixels[at + channel] ?? 0),
        ) as [number, number, number];
        by.grey += Math.abs(0.299 * red + 0.587 * green + 0.114 * blue);
        by.colour += (Math.abs(red) + Math.abs(green) + Math.abs(blue)) / 3;
      }
      const pair = `${one.id} and ${other.id}`;
      if (by.grey / SIDE ** 2 < grey.by) grey = { pair, by: by.grey / SIDE ** 2 };
      if (by.colour / SIDE ** 2 < colour.by) colour = { pair, by: by.colour / SIDE ** 2 };
    }
  }
  return { grey, colour };
}

test('everybody in Jan Žižka and every opponent has a face that no other has', async ({ start }) => {
  const { page } = await start();
  expect(Object.keys(FACES).toSorted()).toEqual([...COMMANDERS, ...STARTING_MEMBERS, ...MEMBERS].map(({ id }) => id).toSorted());
  for (const looks of [FACES, OPPONENT_LOOKS]) {
    const faces = await page.evaluate(
      ({ drawings, side }) =>
        Promise.all(
          drawings.map(async ({ id, markup }) => {
            const image = new Image();
            image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
            await image.decode();
            const canvas = document.createElement('canvas');
            canvas.width = side;
            canvas.height = side;
            const painter = canvas.getContext('2d') as CanvasRenderingContext2D;
            painter.drawImage(image, 0, 0, side, side);
            return { id, pixels: [...painter.getImageData(0, 0, side, side).data] };
          }),
        ),
      { drawings: drawn(looks), side: SIDE },
    );
    const { grey, colour } = closest(faces);
    expect(grey.by, grey.pair).toBeGreaterThanOrEqual(LEAST_GREY);
    expect(colour.by, colour.pair).toBeGreaterThanOrEqual(LEAST_COLOUR);
  }
});
