// The yardstick of the start-up time: a page that only loads and initialises Pixi.
import 'pixi.js/unsafe-eval';
import { Application } from 'pixi.js';

const app = new Application();
await app.init({ width: 1280, height: 720, preference: 'webgl' });
document.body.append(app.canvas);
Object.assign(window, { benchReady: performance.now() });
