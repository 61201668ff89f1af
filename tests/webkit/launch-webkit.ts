import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { until } from '../setup/any-browser/until';
import { missingForWebKit, webkitDriverPath } from '../setup/browsers/browsers';
import { freePort } from '../setup/site/free-port';
import { openSession, type DrivenPage } from './web-driver';

const BROWSER = join(import.meta.dirname, 'browser.js');

export interface RunningWebKit {
  readonly page: DrivenPage;
  /** Ends all processes of the browser at once, like a phone that runs out of memory. */
  kill(): Promise<void>;
}

/**
 * Starts WebKit with one tab, on an invisible screen.
 * @param profile folder for everything that the browser stores, also for what it would write into a home directory
 * @throws Error if WebKitGTK or its driver is missing
 */
export async function launchWebKit(profile: string): Promise<RunningWebKit> {
  const driverPath = webkitDriverPath();
  if (driverPath === undefined || missingForWebKit().length > 0)
    throw new Error(`No WebKit to drive. On Debian: apt-get install ${missingForWebKit().join(' ')}`);
  const { display, screen } = await startScreen();
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    // The driver, the browser and the processes that the browser starts form a process group, which `kill` ends.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Without a graphics card, drawing layers took a quarter of the whole processor time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
      HOME: profile,
      XDG_CACHE_HOME: join(profile, 'system-cache'),
      WEBKIT_PROFILE: profile,
    },
  });
  const endAll = (): void => {
    endGroup(driver);
    screen.kill('SIGKILL');
  };
  process.once('exit', endAll);
  const kill = async (): Promise<void> => {
    const ended = [driver, screen].filter((child) => !hasEnded(child)).map((child) => once(child, 'exit'));
    endAll();
    await Promise.all(ended);
    process.off('exit', endAll);
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await until(
      'WebKitWebDriver',
      () => hasEnded(driver) || isListening(`${url}/status`),
      (isThere) => isThere,
    );
    const page = await openSession(url, { 'webkitgtk:browserOptions': { binary: BROWSER, args: [] } });
    return { page, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** Starts an X server that shows nothing and takes the first free display number. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = screen.stdio[3];
  if (!pipe) throw new Error('Xvfb has nowhere to say its number');
  const said = await Promise.race([once(pipe, 'data'), once(screen, 'exit')]);
  if (hasEnded(screen)) throw new Error('Xvfb does not start');
  return { display: `:${String(said[0]).trim()}`, screen };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

function endGroup(leader: ChildProcess): void {
  if (leader.pid === undefined || hasEnded(leader)) return;
  process.kill(-leader.pid, 'SIGKILL');
}

const isListening = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
