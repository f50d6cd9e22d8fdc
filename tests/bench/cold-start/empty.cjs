// The yardstick of a cold start: an Electron window with one page that only loads and initialises Pixi.
const { readFile } = require('node:fs/promises');
const { join } = require('node:path');
const { app, BrowserWindow, protocol } = require('electron');

const pages = join(__dirname, '../../../dist/bench');
const KINDS = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

app.setPath('userData', process.argv.find((each) => each.startsWith('--user-data='))?.slice('--user-data='.length));
protocol.registerSchemesAsPrivileged([{ scheme: 'empty', privileges: { standard: true, secure: true, supportFetchAPI: true } }]);
void app.whenReady().then(() => {
  protocol.handle('empty', async (request) => {
    const { pathname } = new URL(request.url);
    const kind = KINDS[pathname.split('.').pop()] ?? 'application/octet-stream';
    return new Response(await readFile(join(pages, pathname)), { headers: { 'content-type': kind } });
  });
  void new BrowserWindow({ width: 1280, height: 720 }).loadURL('empty://page/bench-empty.html');
});
