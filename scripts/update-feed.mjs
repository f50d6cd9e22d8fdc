// The file that tells of a new version, and the key that signs it.
//   node scripts/update-feed.mjs keys <folder>                  makes a pair: update-private.pem, update-public.pem
//   node scripts/update-feed.mjs sign <page> <notes.json> <out> signs with the PEM in UPDATE_SIGNING_KEY
//   node scripts/update-feed.mjs verify <file>                  checks it with the key that is in the program
// notes.json holds { "en": "…", "pl": "…" }; version and date are today's and package.json's.
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readJson, root } from './lib.mjs';

export function makeFeed(news, privateKey) {
  const payload = JSON.stringify(news);
  const signature = sign(null, Buffer.from(payload, 'utf8'), createPrivateKey(privateKey)).toString('base64');
  return `${JSON.stringify({ payload, signature }, null, 2)}\n`;
}

export function isSignedBy(feed, publicKey) {
  const { payload, signature } = JSON.parse(feed);
  return verify(null, Buffer.from(payload, 'utf8'), createPublicKey(publicKey), Buffer.from(signature, 'base64'));
}

// The public half, as the program has it.
export function programKey() {
  const source = readFileSync(join(root, 'main/host/update-source.ts'), 'utf8');
  return /-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/.exec(source)?.[0] ?? '';
}

const commands = {
  keys(folder) {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    mkdirSync(folder, { recursive: true });
    const write = (name, key, type, mode) =>
      writeFileSync(join(folder, name), key.export({ type, format: 'pem' }), { mode, flag: 'wx' });
    write('update-private.pem', privateKey, 'pkcs8', 0o600);
    write('update-public.pem', publicKey, 'spki', 0o644);
    console.log(`Put ${join(folder, 'update-public.pem')} into main/host/update-source.ts and keep the other half secret.`);
  },
  sign(page, notes, out) {
    const key = process.env.UPDATE_SIGNING_KEY;
    if (!key) throw new Error('UPDATE_SIGNING_KEY holds no key');
    const { version } = readJson(join(root, 'package.json'));
    const news = { version, date: new Date().toISOString().slice(0, 10), page, notes: readJson(notes) };
    writeFileSync(out, makeFeed(news, key));
    commands.verify(out);
  },
  verify(file) {
    if (!isSignedBy(readFileSync(file, 'utf8'), programKey()))
      throw new Error(`${file} is not signed by the key whose public half is in the program`);
    console.log(`${file}: the signature is good`);
  },
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [command = '', ...args] = process.argv.slice(2);
  try {
    if (!Object.hasOwn(commands, command)) throw new Error('keys, sign or verify?');
    commands[command](...args);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
