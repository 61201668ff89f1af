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

/** The requested parts, from `--only a,b` or after the command; none means all. */
export const ASKED: readonly string[] = [...positionals, ...values.only.flatMap((names) => names.split(','))];

/** The number of measurements of each time. */
export const ROUNDS = Number(values.rounds);
if (!Number.isInteger(ROUNDS) || ROUNDS < 1)
  throw new Error(`--rounds is a whole number from 1, not "${values.rounds}"`);

/** The number of walks over the ten pages: fewer for fewer rounds, but never more than usual. */
export const LONG = Math.min(USUAL_WALKS, Math.round((USUAL_WALKS * ROUNDS) / USUAL_ROUNDS));

/** `--built`: measures the site of the previous run. */
export const IS_BUILT = values.built;
