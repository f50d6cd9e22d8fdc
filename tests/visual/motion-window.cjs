// The window that motions are filmed in: the program's own size, with the page that is named.
const { app, BrowserWindow } = require('electron');

const address = process.argv.find((each) => each.startsWith('--page='))?.slice('--page='.length);
void app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 720, useContentSize: true });
  void window.loadURL(address);
});
