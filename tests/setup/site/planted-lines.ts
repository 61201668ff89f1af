import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * Returns what the linter says about lines that break a house rule. The files are written beside
 * the tree, never into it.
 *
 * @param files the path of each file in the tree, with its only line
 * @returns the messages, one per line, each with the path of the file
 */
export function lintPlanted(files: Readonly<Record<string, string>>): string {
  const copy = mkdtempSync(join(tmpdir(), 'gotham-lint-'));
  try {
    cpSync('.oxlintrc.json', join(copy, '.oxlintrc.json'));
    cpSync('tools/lint', join(copy, 'tools/lint'), { recursive: true });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    for (const [path, line] of Object.entries(files)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), `${line}\n`);
    }
    return spawnSync('npx', ['oxlint', '--format=unix', 'src'], { cwd: copy, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(copy, { recursive: true });
  }
}
