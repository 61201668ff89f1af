// Runs before the commands, on any Node: what is too old for the tools says so in one line.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const wanted = engines.node.replace('>=', '').split('.').map(Number);
const here = process.versions.node.split('.').map(Number);

if (here[0] < wanted[0] || (here[0] === wanted[0] && here[1] < wanted[1])) {
  console.error(
    `This needs Node ${wanted.join('.')} or newer; here is ${process.versions.node}. See https://nodejs.org.`,
  );
  process.exitCode = 1;
}
