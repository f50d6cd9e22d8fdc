// The renderer's files for both shells: only what lies in its folder, with the content policy of the page.
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
  '.map': 'application/json; charset=utf-8',
};

// No script but the page's own files. Styles may be inline: drawings carry style attributes.
// Pictures and their loading may use data: and blob:, which is how drawings become textures.
function contentPolicy(connect: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob: data:",
    `connect-src 'self' data: blob:${connect === '' ? '' : ` ${connect}`}`,
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

export function pageHeaders(connect = ''): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(connect),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  };
}

export interface PageFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

// Null for whatever is not a file of the page.
export async function readPageFile(folder: string, pathname: string): Promise<PageFile | null> {
  const path = resolveInside(folder, pathname);
  const type = path === null ? undefined : TYPES[extname(path).toLowerCase()];
  if (path === null || type === undefined) return null;
  try {
    return { type, bytes: new Uint8Array(await readFile(path)) };
  } catch {
    return null;
  }
}

export function resolveInside(folder: string, pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return null;
  const path = normalize(join(folder, decoded === '/' || decoded === '' ? 'index.html' : decoded));
  return path.startsWith(folder + sep) ? path : null;
}
