import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '3' },
    built: { type: 'boolean', default: false },
  },
});

/** Names of parts that are asked for, `--only a,b` or after the command; none: all. */
export const ASKED: readonly string[] = [...positionals, ...values.only.flatMap((names) => names.split(','))];

/** How often each time is taken. */
export const ROUNDS = Number(values.rounds);
if (!Number.isInteger(ROUNDS) || ROUNDS < 1)
  throw new Error(`--rounds is a whole number from 1, not "${values.rounds}"`);

/** `--built`: measures the site of the run before. */
export const IS_BUILT = values.built;
