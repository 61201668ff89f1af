import { parseArgs } from 'node:util';

const USUAL_ROUNDS = 3;
const USUAL_WALKS = 50;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: String(USUAL_ROUNDS) },
    built: { type: 'boolean', default: false },
  },
});

/** Names of parts that are asked for, `--only a,b` or after the command; none: all. */
export const ASKED: readonly string[] = [...positionals, ...values.only.flatMap((names) => names.split(','))];

/** How often each time is taken. */
export const ROUNDS = Number(values.rounds);
if (!Number.isInteger(ROUNDS) || ROUNDS < 1)
  throw new Error(`--rounds is a whole number from 1, not "${values.rounds}"`);

/** How often the ten pages of a long walk are walked: fewer times where there are fewer rounds, never more. */
export const LONG = Math.min(USUAL_WALKS, Math.round((USUAL_WALKS * ROUNDS) / USUAL_ROUNDS));

/** `--built`: measures the site of the run before. */
export const IS_BUILT = values.built;
