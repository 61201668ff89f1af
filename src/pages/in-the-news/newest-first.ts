/** Sorts by day, the last one first; what came on one day stays as it stood. */
export const newestFirst = <Dated extends { readonly date: string }>(records: readonly Dated[]): readonly Dated[] =>
  records.toSorted((one, other) => other.date.localeCompare(one.date));
