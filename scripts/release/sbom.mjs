// The bill of materials of what ships, on standard output: npm's own, under the product's name whatever its folder is
// called, without the tools, and with Electron, which is packed although npm knows it as a tool.
// Usage: node scripts/release/sbom.mjs
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

// By the lock file: npm's own `--omit dev` also drops what both the product and a tool ask for.
function toolsIn({ packages }) {
  const tools = Object.entries(packages).filter(([, { dev, devOptional, optional }]) => dev || devOptional || optional);
  return new Set(tools.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`));
}

function shippedBill(bill, { name, devDependencies }, tools) {
  const electron = `electron@${devDependencies.electron}`;
  const product = bill.metadata.component['bom-ref'];
  const components = bill.components.filter((each) => each['bom-ref'] === electron || !tools.has(each['bom-ref']));
  const refs = new Set([product, ...components.map((each) => each['bom-ref'])]);
  const shipped = (ref, list) => (ref === electron ? [] : list.filter((each) => refs.has(each)));
  return {
    ...bill,
    metadata: { ...bill.metadata, component: { ...bill.metadata.component, name } },
    components,
    dependencies: bill.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: shipped(ref, dependsOn) })),
  };
}

function main() {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  // npm is a script for the shell on Windows.
  const shell = process.platform === 'win32';
  const { stdout, status } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell,
  });
  if (status !== 0) return 1;
  const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
  const bill = shippedBill(JSON.parse(stdout), read('package.json'), toolsIn(read('package-lock.json')));
  console.log(JSON.stringify(bill, null, 2));
  return 0;
}

process.exitCode = main();
