// SVG markup made ready to be rendered at a size in pixels.

// The markup with the pixel size it is rendered at; an own viewBox is kept.
export function sizedMarkup(markup: string, width: number, height: number, scale: number): string {
  const pixels = `width="${Math.max(1, Math.ceil(width * scale))}" height="${Math.max(1, Math.ceil(height * scale))}"`;
  const body = markup.trim();
  if (!body.startsWith('<svg')) {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${pixels}>${body}</svg>`;
  }
  const end = body.indexOf('>');
  let head = body.slice(0, end).replace(/\s(?:width|height)="[^"]*"/g, '');
  if (!head.includes('xmlns=')) head += ' xmlns="http://www.w3.org/2000/svg"';
  if (!head.includes('viewBox=')) head += ` viewBox="0 0 ${width} ${height}"`;
  return `${head} ${pixels}${body.slice(end)}`;
}

// The size that full markup asks for in its head.
export function markupSize(markup: string): { readonly width: number; readonly height: number } {
  const head = markup.slice(0, markup.indexOf('>') + 1);
  const size = (name: string): number => Number(new RegExp(`\\s${name}="([\\d.]+)"`).exec(head)?.[1] ?? 0);
  return { width: size('width'), height: size('height') };
}
