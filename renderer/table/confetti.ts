// Confetti for a win: heraldic scraps that fall in front of everything, then nothing is left of them.
import { Container, Graphics } from 'pixi.js';
import { type PixiStage, STAGE_HEIGHT, STAGE_WIDTH } from './stage';

const COLOURS = [0xa32a29, 0x2b5597, 0x3b7440, 0xd6a21e, 0xf6ecd3] as const;
const SCRAPS = 90;
const GRAVITY = 0.00042;

interface Scrap {
  readonly shape: Graphics;
  speedX: number;
  speedY: number;
  spin: number;
  phase: number;
}

// Returns a function that ends it early.
export function throwConfetti(stage: PixiStage, random: () => number = Math.random): () => void {
  const layer = new Container();
  stage.front.addChild(layer);
  const scraps = Array.from({ length: SCRAPS }, (_, index) => makeScrap(layer, index, random));
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    unlisten();
    if (!layer.destroyed) layer.destroy({ children: true });
    stage.invalidate();
  };
  const unlisten = stage.clock.listen((delta) => {
    let falling = 0;
    for (const scrap of scraps) if (fall(scrap, delta)) falling += 1;
    if (falling === 0) end();
  });
  return end;
}

function makeScrap(layer: Container, index: number, random: () => number): Scrap {
  const shape = new Graphics();
  const colour = COLOURS[index % COLOURS.length] ?? COLOURS[0];
  if (index % 3 === 0) shape.poly([0, -6, 5, 0, 0, 6, -5, 0]).fill(colour);
  else if (index % 3 === 1) shape.rect(-5, -3, 10, 6).fill(colour);
  else shape.circle(0, 0, 4).fill(colour);
  const isLeft = index % 2 === 0;
  shape.position.set(isLeft ? 240 : STAGE_WIDTH - 240, STAGE_HEIGHT - 90);
  layer.addChild(shape);
  return {
    shape,
    speedX: (isLeft ? 1 : -1) * (0.05 + random() * 0.42),
    speedY: -0.35 - random() * 0.45,
    spin: (random() - 0.5) * 0.012,
    phase: random() * 6,
  };
}

// False once the scrap has left the stage.
function fall(scrap: Scrap, delta: number): boolean {
  const { shape } = scrap;
  scrap.speedY = Math.min(0.28, scrap.speedY + GRAVITY * delta);
  scrap.phase += delta * 0.006;
  shape.x += scrap.speedX * delta + Math.sin(scrap.phase) * 0.6;
  shape.y += scrap.speedY * delta;
  shape.rotation += scrap.spin * delta;
  shape.scale.y = Math.cos(scrap.phase * 2);
  return shape.y < STAGE_HEIGHT + 20;
}
