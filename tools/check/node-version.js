// Runs before the commands in any version of Node: a version that is too old for the tools gets one
// clear line instead of a syntax error.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** @typedef {string | undefined} Complaint */

/**
 * @param {string} version the value of process.version
 * @param {string} needed the value of `engines` in package.json: ">=20.19"
 * @returns {Complaint} what is wrong and what to do; undefined if the version is new enough
 */
export function nodeComplaint(version, needed) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.replace('>=', '').split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return undefined;
  return `This needs Node ${needed.replace('>=', '')} or newer, and here is ${version}. Install it from https://nodejs.org and try again.`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const complaint = nodeComplaint(process.version, engines.node);
  if (complaint !== undefined) {
    console.error(complaint);
    process.exitCode = 1;
  }
}
