// Put into a page before its own scripts: counts what its canvases draw and hold, so that a table is measured from
// outside, as a graphics card would see it, whatever drew it.
export interface GlCount {
  // Frames in which something was drawn.
  readonly frames: number;
  readonly textureBytes: number;
}

declare global {
  interface Window {
    glWatch?: { read(): GlCount };
  }
}

// Runs inside the page: nothing from outside it may be used.
export function watchGl(): void {
  interface Held {
    // Units and what is bound to them.
    active: number;
    readonly bound: Map<number, object | null>;
    readonly bytes: Map<object, number>;
  }
  type Method = (this: object, ...args: unknown[]) => unknown;
  const FIRST_UNIT = 33984;
  const contexts = new Map<object, Held>();
  let draws = 0;
  let frames = 0;
  const heldBy = (gl: object): Held => {
    const found = contexts.get(gl) ?? { active: 0, bound: new Map(), bytes: new Map() };
    contexts.set(gl, found);
    return found;
  };
  const note = (gl: object, change: (bytes: number) => number): void => {
    const { active, bound, bytes } = heldBy(gl);
    const texture = bound.get(active);
    if (texture) bytes.set(texture, change(bytes.get(texture) ?? 0));
  };
  const sizeOf = (source: unknown): number => {
    const { width, height } = source as { readonly width: number; readonly height: number };
    return width * height * 4;
  };
  const spies: Record<string, (gl: object, args: unknown[]) => void> = {
    activeTexture: (gl, [unit]) => {
      heldBy(gl).active = Number(unit) - FIRST_UNIT;
    },
    bindTexture: (gl, [, texture]) => heldBy(gl).bound.set(heldBy(gl).active, texture as object | null),
    texImage2D: (gl, args) => {
      if (args[1] !== 0) return;
      const bytes = args.length > 6 ? Number(args[3]) * Number(args[4]) * 4 : sizeOf(args.at(-1));
      note(gl, () => bytes);
    },
    texStorage2D: (gl, [, , , width, height]) => note(gl, () => Number(width) * Number(height) * 4),
    generateMipmap: (gl) => note(gl, (bytes) => (bytes * 4) / 3),
    deleteTexture: (gl, [texture]) => heldBy(gl).bytes.delete(texture as object),
  };
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced', 'clear'])
    spies[name] = () => {
      draws += 1;
    };
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const methods = prototype as unknown as Record<string, Method>;
    for (const [name, spy] of Object.entries(spies)) {
      const real = methods[name];
      if (real === undefined) continue;
      methods[name] = function spied(...args) {
        spy(this, args);
        return real.apply(this, args);
      };
    }
    // A context that is given up gives all it holds.
    const getExtension = methods['getExtension'] as Method;
    methods['getExtension'] = function spied(...args) {
      const found = getExtension.apply(this, args) as WEBGL_lose_context | null;
      if (found && args[0] === 'WEBGL_lose_context') {
        const lose = found.loseContext.bind(found);
        found.loseContext = () => {
          contexts.delete(this);
          lose();
        };
      }
      return found;
    };
  }
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (act) =>
    ask((time) => {
      const before = draws;
      act(time);
      if (draws > before) frames += 1;
    });
  window.glWatch = {
    read: () => {
      let textureBytes = 0;
      for (const { bytes } of contexts.values()) for (const each of bytes.values()) textureBytes += each;
      return { frames, textureBytes };
    },
  };
}
