// Another page of the same browser, on the same machine, cannot drive the browser shell.
import { createServer } from 'node:http';
import { expect, test } from './support';

test('lets no other page in', async ({ start }) => {
  const { page } = await start();
  await expect(page.locator('[data-screen="title"]')).toBeVisible();
  const { origin } = new URL(page.url());
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<p>another page'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const bound = server.address();
  const other = await page.context().newPage();
  await other.goto(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/`);
  const socket = await other.evaluate(
    (address) =>
      new Promise((done) => {
        const tried = new WebSocket(address);
        tried.onopen = () => done('open');
        tried.onerror = () => done('refused');
      }),
    `${origin.replace('http', 'ws')}/bridge`,
  );
  expect(socket).toBe('refused');
  const fetched = await other.evaluate(
    (address) =>
      fetch(address, { credentials: 'include' }).then(
        () => 'read',
        () => 'refused',
      ),
    `${origin}/`,
  );
  expect(fetched).toBe('refused');
  const isFramed = await other.evaluate(async (address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    // A refused frame loads too: the browser's own page about it.
    const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
    document.body.append(frame);
    await loaded;
    return frame.contentDocument !== null;
  }, `${origin}/`);
  expect(isFramed).toBe(false);
  server.close();
});
