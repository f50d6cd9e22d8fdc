// Whether a window can be opened here. Only Linux can be without a screen: then nothing is named in the environment, or what
// is named is gone, as after a session that ended or over a line to another machine.
import { connect } from 'node:net';
import { resolve } from 'node:path';

// Null where a window can be opened, else why not, in words.
export async function whyNoDisplay(env = process.env, platform = process.platform) {
  if (platform !== 'linux') return null;
  const { DISPLAY: x, WAYLAND_DISPLAY: wayland, XDG_RUNTIME_DIR: folder } = env;
  if (!x && !wayland) return 'neither DISPLAY nor WAYLAND_DISPLAY is set';
  if (wayland && (await answers(resolve(folder ?? '/', wayland)))) return null;
  if (x && (await hasServer(x))) return null;
  const named = [x && `DISPLAY=${x}`, wayland && `WAYLAND_DISPLAY=${wayland}`].filter(Boolean);
  return `nothing answers at ${named.join(' or ')}`;
}

// A screen of this machine is asked; one of another machine is believed.
async function hasServer(display) {
  const number = /^(?:unix)?:(\d+)/.exec(display)?.[1];
  if (number === undefined) return true;
  const path = `/tmp/.X11-unix/X${number}`;
  // Some servers listen only at the name that is no file.
  return (await answers(path)) || (await answers(`\0${path}`));
}

function answers(path) {
  return new Promise((done) => {
    const socket = connect(path);
    const end = (is) => {
      socket.destroy();
      done(is);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
