import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nginxConfiguration } from '../../../tools/deploy/nginx';
import { freePort } from './free-port';

/** Returns the nginx for the tests; undefined if there is none. */
export const nginxPath = (): string | undefined =>
  [process.env.NGINX_PATH, '/usr/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
    (place) => place !== undefined && place !== '' && existsSync(place),
  );

const START_MS = 10_000;

/** Returns a complete nginx configuration around ours, which writes only inside `folder`. */
function wholeConfiguration(folder: string, dist: string, port: number): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // If nginx runs as root, its workers would switch to a user that may not read the site's folder.
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    include ${folder}/site.conf;
  }
}
`;
}

/**
 * Serves a built site with a real nginx on a free port, with the configuration of `npm run nginx`.
 *
 * @param program result of nginxPath()
 * @throws Error with nginx's own message if it does not start
 */
export async function startNginx(
  program: string,
  distFolder: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const dist = resolve(distFolder);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const text = (name: string): string => readFileSync(join(dist, name), 'utf8');
  writeFileSync(join(folder, 'site.conf'), nginxConfiguration(text('_headers'), text('_redirects')));
  writeFileSync(join(folder, 'nginx.conf'), wholeConfiguration(folder, dist, port));
  const nginx = spawn(program, ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')]);
  let said = '';
  nginx.stderr.on('data', (words: Buffer) => (said += words.toString()));
  const ended = once(nginx, 'exit');
  const close = async (): Promise<void> => {
    if (nginx.exitCode === null) nginx.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_MS;
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (nginx.exitCode !== null || Date.now() > until) {
      await close();
      throw new Error(`nginx does not start:\n${said}`);
    }
    await sleep(50);
  }
  return { url, close };
}
