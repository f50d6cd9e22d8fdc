// Names of people, matches and files are cut between characters, never inside one.

// At most `most` code units, whole characters as a reader sees them.
export function cutAt(text: string, most: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= most) return trimmed;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(trimmed)) {
    if (cut.length + segment.length > most) break;
    cut += segment;
  }
  return cut.trim();
}

// The same for a file name, whose length is counted in bytes.
export function cutAtBytes(text: string, most: number): string {
  let cut = '';
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > most) break;
    cut += segment;
  }
  return cut;
}
