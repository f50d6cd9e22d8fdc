// Checks drawings as text: well-formed, ids unique, every reference defined.

import { expect } from 'vitest';
import { type Box, piece } from '../../renderer/art/svg';

/** What is wrong with the markup, or null. Small on purpose: tags nest, attributes are quoted and unique, text is escaped. */
export function flawOf(markup: string): string | null {
  const open: string[] = [];
  let rest = markup;
  while (rest !== '') {
    const start = rest.indexOf('<');
    const text = start < 0 ? rest : rest.slice(0, start);
    if (/&(?!amp;|lt;|gt;|quot;|#)/.test(text) || text.includes('>')) return `bare text ${text.slice(0, 40)}`;
    if (start < 0) break;
    const tag = /^<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/.exec(rest.slice(start));
    if (tag === null) return `not a tag: ${rest.slice(start, start + 80)}`;
    const [whole, closing, name = '', attributes = '', alone] = tag;
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map((match) => match[1]);
    if (new Set(names).size < names.length) return `an attribute twice: ${whole}`;
    if (/NaN|undefined|null|Infinity|\[object/.test(attributes)) return `no value: ${whole.slice(0, 200)}`;
    if (closing === '/') {
      if (open.pop() !== name) return `</${name}> closes nothing`;
    } else if (alone !== '/') open.push(name);
    rest = rest.slice(start + whole.length);
  }
  return open.length === 0 ? null : `left open: ${open.join(' ')}`;
}

export function expectSound(markup: string): void {
  expect(flawOf(markup)).toBeNull();
  const ids = [...markup.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]);
  expect(ids.length).toBe(new Set(ids).size);
  for (const [, reference] of markup.matchAll(/url\(#([\w-]+)\)/g)) expect(ids).toContain(reference);
}

export const big: Box = { x: -200, y: -200, width: 400, height: 400 };

export const sound = (box: Box, body: string): void => expectSound(piece(box, body));
