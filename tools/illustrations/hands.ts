import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { HERE } from './paths';
import type { PrintAnswer } from './hand';

const MOST_HANDS = 4;

/**
 * Prints scenes in one process for each core. Resolves when the last scene is done.
 * @param ids of the scenes
 * @param onAnswer called with each answer as it comes
 */
export async function printAll(ids: readonly string[], onAnswer: (answer: PrintAnswer) => void): Promise<void> {
  const waiting = [...ids];
  const hands = Math.min(ids.length, availableParallelism(), MOST_HANDS);
  await Promise.all(Array.from({ length: hands }, () => oneHand(waiting, onAnswer)));
}

/** A separate process and no thread: the loader for TypeScript does not work in threads. */
function oneHand(waiting: string[], onAnswer: (answer: PrintAnswer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const hand = fork(join(HERE, 'hand.ts'), { cwd: HERE, execArgv: ['--import', 'tsx'] });
    const next = (): void => {
      const id = waiting.shift();
      if (id === undefined) hand.disconnect();
      else hand.send(id);
    };
    hand.on('message', (answer: PrintAnswer) => {
      onAnswer(answer);
      next();
    });
    hand.on('error', reject);
    hand.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A process that prints stopped with code ${code}`));
    });
    next();
  });
}
