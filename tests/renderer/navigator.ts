// Pixi asks for the browser's name as soon as it is loaded; Node 20 has none. Imported before anything that loads Pixi.
if (!('navigator' in globalThis)) {
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'node', language: 'en', platform: 'node' } });
}
