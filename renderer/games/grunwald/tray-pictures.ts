// The pictures of the trays that come over the map: the field of the skirmish, the table of an event that asks.
import type { EventId } from '../../../engine/games/grunwald/view-types';
import type { Tincture } from '../../../engine/protocol';
import { frameBody } from '../../art/frame';
import { lampOakBody } from '../../art/ground';
import { at, clippedRect } from '../../art/svg';
import type { Painted } from '../../table/scene';
import { BATTLEFIELD, battlefieldBody, RECKONER, reckonerBody } from './art/battle';
import { stakesBody } from './art/stakes';
import { type Asking, bidBox, bidderBox, EVENT_TRAY, payingBox, SHEET_HEIGHT, TRAY } from './layout';
import { framed, sized } from './pictures';

/** The field of the skirmish, laid over the map. */
export function battlePicture(withSheet: boolean): Painted {
  const { width, height } = TRAY;
  const upper = height - (withSheet ? SHEET_HEIGHT : 0);
  const scale = Math.max(width / BATTLEFIELD.width, upper / BATTLEFIELD.height);
  return sized(`battle ${withSheet}`, TRAY, () => {
    const sky = at((width - BATTLEFIELD.width * scale) / 2, upper - BATTLEFIELD.height * scale, battlefieldBody(), { scale });
    const sheet = withSheet ? at(10, upper + 2, frameBody(width - 20, SHEET_HEIGHT - 12, 'sheet', { seed: 5 })) : '';
    return (
      clippedRect(0, 0, width, height, 5, `<rect width="${width}" height="${height}" fill="#1d120a"/>${sky}`) +
      sheet +
      `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="5" fill="none" stroke="#C8A04A" stroke-width="2"/>`
    );
  });
}

// A table of oak with a plate for what is at stake and a sheet for everyone: a dish for the bid, rules under the goods.
export function eventTrayPicture(asking: Asking, seats: number): Painted {
  const { width, height } = TRAY;
  return sized(`event tray ${asking} ${seats}`, TRAY, () => {
    const places = Array.from({ length: seats }, (_, index) => {
      const box = bidderBox(asking, index, seats);
      const dish = bidBox(index, seats);
      const rules = (['purse', 'larder'] as const).map((goods) => {
        const y = payingBox(asking, goods, index, seats).y - box.y - 8;
        return `<path d="M14 ${y}H${box.width - 14}" stroke="#8a6a3e" stroke-opacity=".5"/>`;
      });
      const bowl = `<rect x="${dish.x - box.x}" y="${dish.y - box.y}" width="${dish.width}" height="${dish.height - 6}" rx="20" fill="#6b4a2b" fill-opacity=".16" stroke="#6b4a2b" stroke-opacity=".45"/>`;
      const sheet =
        frameBody(box.width, box.height, 'sheet', { seed: 11 + index }) + (asking === 'auction' ? bowl : '') + rules.join('');
      return at(box.x - TRAY.x, box.y - TRAY.y, sheet);
    });
    const { stakes, plate } = EVENT_TRAY;
    const dish = `<circle r="${plate}" fill="#1d1209" fill-opacity=".55" stroke="#C8A04A" stroke-width="2.500"/><circle r="${plate - 8}" fill="none" stroke="#C8A04A" stroke-opacity=".45"/>`;
    return (
      clippedRect(
        0,
        0,
        width,
        height,
        5,
        `${lampOakBody(width, height)}<ellipse cx="${width / 2}" cy="120" rx="${width * 0.6}" ry="220" fill="#ffd98a" opacity=".12" filter="url(#blur14)"/>`,
      ) +
      at(stakes.x - TRAY.x, stakes.y - TRAY.y, dish) +
      places.join('') +
      `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="5" fill="none" stroke="#C8A04A" stroke-width="2"/>`
    );
  });
}

export function stakesPicture(event: EventId, tincture: Tincture): Painted | null {
  const body = stakesBody(event, tincture);
  return body === '' ? null : sized(`stakes ${event} ${tincture}`, { width: 84, height: 84 }, () => body);
}

export function reckonerPicture(): Painted {
  return framed('reckoner', RECKONER, reckonerBody);
}
