// A die as a mesh: one geometry and one program for all dice, a shader a die with its texture and rotation. The far side
// is culled and a cube is convex, so it needs no depth buffer.
import { Buffer, BufferUsage, Geometry, GlProgram, Mesh, Shader, State, type Texture, UniformGroup } from 'pixi.js';
import { EYE, type Matrix, roundedCube, TILT } from './cube';

const vertex = `#version 300 es
in vec2 aPosition; in float aHeight; in vec3 aNormal; in vec2 aUV; in float aFace;
uniform mat3 uProjectionMatrix, uWorldTransformMatrix, uTransformMatrix, uTurn;
out vec2 vUV; out vec3 vNormal, vOwn, vAt;
const float T = ${TILT.toFixed(7)}, EYE = ${EYE.toFixed(2)};
void main() {
  vec3 p = uTurn * vec3(aPosition, aHeight);
  vNormal = uTurn * aNormal; vOwn = aNormal; vAt = p;
  float k = EYE / (EYE - (p.z * cos(T) + p.y * sin(T)));
  vec2 screen = vec2(p.x, p.y * cos(T) - p.z * sin(T)) * k;
  gl_Position = vec4((uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(screen, 1.0)).xy, 0.0, 1.0);
  vUV = (aUV * .984 + .008 + vec2(mod(aFace, 3.0), floor(aFace / 3.0))) * vec2(1.0 / 3.0, .5);
}`;

const fragment = `#version 300 es
precision highp float;
in vec2 vUV; in vec3 vNormal, vOwn, vAt;
uniform sampler2D uTexture; uniform float uGloss, uAlpha, uDim; out vec4 colour;
void main() {
  vec3 n = normalize(vNormal), b = texture(uTexture, vUV).rgb; b *= b;
  vec3 l = normalize(vec3(-.46, -.34, .82)), v = vec3(0., .574, .819), h = normalize(l + v);
  float d = max(dot(n, l), 0.), s = max(dot(n, h), 0.), edge = 1. - max(max(abs(vOwn.x), abs(vOwn.y)), abs(vOwn.z));
  vec3 sky = mix(vec3(.13, .105, .085), vec3(.40, .36, .31), n.z * .5 + .5)
    + vec3(.17, .12, .07) * max(dot(n, normalize(vec3(.1, .95, .25))), 0.);
  vec3 c = b * (sky + vec3(1., .93, .8) * d * .86) * mix(.5, 1., smoothstep(-.2, 1.6, vAt.z + 1.))
    + vec3(1., .94, .82) * (pow(s, 46.) + pow(s, 9.) * .16) * uGloss + b * edge * .28 * d;
  c = sqrt(c);
  c = mix(c, vec3(dot(c, vec3(.3, .59, .11))) * .62, uDim);
  colour = vec4(c, 1.) * uAlpha;
}`;

const buffer = (data: Float32Array): Buffer => new Buffer({ data, usage: BufferUsage.VERTEX });

export function makeDieGeometry(): Geometry {
  const { flat, heights, normals, uvs, faces, indices } = roundedCube();
  return new Geometry({
    attributes: {
      aPosition: { buffer: buffer(flat), format: 'float32x2' },
      aHeight: { buffer: buffer(heights), format: 'float32' },
      aNormal: { buffer: buffer(normals), format: 'float32x3' },
      aUV: { buffer: buffer(uvs), format: 'float32x2' },
      aFace: { buffer: buffer(faces), format: 'float32' },
    },
    indexBuffer: indices,
  });
}

export class DieMesh extends Mesh<Geometry, Shader> {
  readonly #uniforms: UniformGroup;

  constructor(geometry: Geometry, texture: Texture, gloss: number) {
    const uniforms = new UniformGroup({
      uTurn: { value: new Float32Array([1, 0, 0, 0, 1, 0, 0, 0, 1]), type: 'mat3x3<f32>' },
      uGloss: { value: gloss, type: 'f32' },
      uAlpha: { value: 1, type: 'f32' },
      uDim: { value: 0, type: 'f32' },
    });
    const state = State.for2d();
    state.culling = true;
    state.clockwiseFrontFace = true;
    super({
      geometry,
      state,
      shader: new Shader({
        glProgram: GlProgram.from({ vertex, fragment, name: 'die' }),
        resources: { die: uniforms, uTexture: texture.source, uSampler: texture.source.style },
      }),
    });
    this.#uniforms = uniforms;
  }

  turn(turn: Matrix, alpha: number, dim: number): void {
    const [a, b, c] = turn;
    this.#uniforms.uniforms['uTurn'] = new Float32Array([a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2]]);
    this.#uniforms.uniforms['uAlpha'] = alpha;
    this.#uniforms.uniforms['uDim'] = dim;
    this.#uniforms.update();
  }
}
