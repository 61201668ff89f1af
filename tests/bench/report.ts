import { reasonOf } from './reasons';

/** One table of the report. A part that could not run has a note with the reason and no rows. */
export interface Section {
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** The results of this part for the goals. */
  readonly goals?: readonly Goal[];
}
/** A goal in words, with the measured value. */
export interface Goal {
  readonly name: string;
  readonly goal: string;
  readonly figure: string;
  readonly met: boolean;
}
export type Cell = string | number;

/** The tables as plain text: the first column is aligned to the left, the others to the right. */
export const formatReport = (sections: readonly Section[]): string =>
  [...sections, ...goalsOf(sections)].map(formatSection).join('\n\n');

/** All measured goals, with those that are not met at the end. */
function goalsOf(sections: readonly Section[]): Section[] {
  const goals = sections.flatMap((section) => section.goals ?? []);
  if (goals.length === 0) return [];
  const columns = ['what', 'goal', 'figure', ''];
  const rowOf = ({ name, goal, figure, met }: Goal): Cell[] => {
    const reason = met ? '' : reasonOf(name);
    return [name, goal, figure, met ? 'met' : `not met${reason && `: ${reason}`}`];
  };
  const missed = goals.filter(({ met }) => !met);
  return [
    { title: 'Goals', columns, rows: goals.map(rowOf) },
    {
      title: 'Not met',
      ...(missed.length === 0 ? { note: 'Every goal that was measured is met.' } : {}),
      columns,
      rows: missed.map(rowOf),
    },
  ];
}

/** A goal with an upper limit; `write` formats both values. */
export const atMost = (name: string, figure: number, most: number, write = (value: number) => String(value)): Goal => ({
  name,
  goal: `at most ${write(most)}`,
  figure: write(figure),
  met: figure <= most,
});

/** A goal for some ratios: median and range, and an upper limit for the median. */
export const ratioAtMost = (name: string, ratios: readonly number[], most: number): Goal => ({
  name,
  goal: `at most ${most.toFixed(2)} ×`,
  figure: `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
  met: median(ratios) <= most,
});

/** A goal for some times in ms: median and range, and an upper limit for the median. */
export const medianAtMost = (name: string, times: readonly number[], most: number): Goal => ({
  name,
  goal: `at most ${most} ms`,
  figure: `${Math.round(median(times))} (${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))})`,
  met: median(times) <= most,
});

function formatSection({ title, note, columns, rows }: Section): string {
  const lines = [columns, ...rows].map((row) => row.map(formatCell));
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const table = lines.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
  return [`== ${title}`, ...(note === undefined ? [] : [note]), ...(rows.length === 0 ? [] : table)].join('\n');
}

const formatCell = (cell: Cell): string => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell);

/** The median; for an even number of values the lower one of the middle pair. */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing');
  return middle;
}
