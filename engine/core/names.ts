// Names of people, matches and files are cut between characters as a reader sees them, never inside one.
export function cutAt(text: string, most: number): string {
  const trimmed = text.trim();
  return trimmed.length <= most ? trimmed : cutWhere(trimmed, most, (part) => part.length).trim();
}

// `sizeOf` says what a character counts: code units, or bytes of a file name.
export function cutWhere(text: string, most: number, sizeOf: (part: string) => number): string {
  let cut = '';
  let size = 0;
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)) {
    size += sizeOf(segment);
    if (size > most) break;
    cut += segment;
  }
  return cut;
}
