// app://gonfalon/: the renderer's files with their content policy. Nothing else answers under this scheme.
import { protocol, type Session } from 'electron';
import { pageHeaders, readPageFile } from '../host/page-files';
import { PAGE_HOST, SCHEME } from './security';

// Before the app is ready.
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true } },
  ]);
}

export function servePage(session: Session, folder: string): void {
  session.protocol.handle(SCHEME, async (request) => {
    const url = new URL(request.url);
    const file = url.host === PAGE_HOST && request.method === 'GET' ? await readPageFile(folder, url.pathname) : null;
    if (file === null) return new Response('Not found.', { status: 404, headers: { ...pageHeaders() } });
    return new Response(file.bytes, { status: 200, headers: { ...pageHeaders(), 'content-type': file.type } });
  });
}
