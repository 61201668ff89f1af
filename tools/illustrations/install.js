// These checks must pass before the first package of this folder can be imported. They are plain JavaScript without
// packages, so that they run before an installation, and on a Node that is too old.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const NAME = 'tools/illustrations';

/** Says that a Node is older than `engines` of package.json allows, such as ">=20.19"; nothing if it is not. */
export function complaintAboutNode(version) {
  const { engines } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'));
  const least = engines.node.replace('>=', '');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor)
    ? `${NAME} needs Node ${least} or newer, and this is Node ${version}. Install a newer one (https://nodejs.org) and try again.`
    : undefined;
}

/**
 * npm writes its own copy of the lock file last: if it is missing or older than ours, the installation is not complete.
 */
export function isInstalled() {
  const copy = join(FOLDER, 'node_modules/.package-lock.json');
  return existsSync(copy) && statSync(copy).mtimeMs >= statSync(join(FOLDER, 'package-lock.json')).mtimeMs;
}

/** Runs `npm ci` in this folder. @returns one line about the failure; nothing on success */
export function install() {
  const { status, stderr } = spawnSync('npm ci --no-audit --no-fund --loglevel=error', {
    cwd: FOLDER,
    shell: true,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return status === 0 ? undefined : complaintAboutInstall(stderr);
}

export function complaintAboutInstall(stderr) {
  const reasons = stderr
    .split('\n')
    .filter((line) => line.startsWith('npm error '))
    .map((line) => line.slice('npm error '.length))
    .filter((line) => !/^(code|errno|syscall|path) /.test(line));
  return `${NAME} could not be installed (${reasons[0] ?? 'npm ci failed'}). Is there a connection? See more with: npm ci --prefix ${NAME}`;
}

/** Describes in one line a drawing that a list imports and that has no file; other errors give nothing. */
export function complaintAboutDrawing(error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') return undefined;
  const found = /Cannot find module '([^']+)' imported from '?([^'\n]+?)'?$/m.exec(error.message);
  if (found === null) return undefined;
  const [drawing, list] = found.slice(1).map((path) => path.replace(`${FOLDER}/`, '').replace(/^file:\/\//, ''));
  return `${NAME}/${list} names the drawing ${drawing}, which is not there. Draw it, or take it off that list.`;
}
