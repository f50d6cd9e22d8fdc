// What the page may not do: leave, open windows, ask for permissions, attach web views.
import { app, type Session, type WebContents } from 'electron';

export const SCHEME = 'app';
export const PAGE_HOST = 'gonfalon';
export const PAGE_ORIGIN = `${SCHEME}://${PAGE_HOST}`;

export function isOwnPage(address: string): boolean {
  try {
    const url = new URL(address);
    return url.protocol === `${SCHEME}:` && url.host === PAGE_HOST;
  } catch {
    return false;
  }
}

export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}));
}

// Every web contents that ever comes to be, not only our window's.
export function denyLeaving(): void {
  app.on('web-contents-created', (_event, contents: WebContents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    contents.on('will-navigate', (event) => {
      if (!isOwnPage(event.url)) event.preventDefault();
    });
    contents.on('will-frame-navigate', (event) => {
      if (!isOwnPage(event.url)) event.preventDefault();
    });
    contents.on('will-redirect', (event) => {
      if (!isOwnPage(event.url)) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
  });
}
