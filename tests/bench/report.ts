/** One table of the report. A part that could not run says why in its note and has no rows. */
export interface Section {
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}
export type Cell = string | number;

/** The tables as plain text: the first column to the left, the others to the right. */
export const formatReport = (sections: readonly Section[]): string => sections.map(formatSection).join('\n\n');

function formatSection({ title, note, columns, rows }: Section): string {
  const lines = [columns, ...rows].map((row) => row.map(formatCell));
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const table = lines.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
  return [`== ${title}`, ...(note === undefined ? [] : [note]), ...(rows.length === 0 ? [] : table)].join('\n');
}

const formatCell = (cell: Cell): string => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell);

/** The middle one; of an even number the lower middle. */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing');
  return middle;
}
