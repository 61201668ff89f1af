import type { Further, FindFurther } from './find-further';
import { findFixed, type SearchEntry } from './fixed-list';
import { LEAST_LETTERS } from './match-text';

/** A row of the list, whatever it leads to. */
export interface Result {
  readonly label: 'Tour' | 'Page' | Further['kind'];
  readonly title: string;
  readonly note: string;
  readonly address: string;
}

const LABELS = { tour: 'Tour', page: 'Page' } as const;

const rowOfEntry = ({ name, path, type, note }: SearchEntry): Result => ({
  label: LABELS[type],
  title: name,
  note,
  address: path,
});

const rowOfFurther = ({ kind, title, where, address, inTheText }: Further): Result => ({
  label: kind,
  title,
  note: inTheText.length === 0 ? where : `${where}. In the text: ${inTheText.map((word) => `"${word}"`).join(', ')}`,
  address,
});

/**
 * What the overlay lists: the fixed list first, then stops, stories and questions.
 * Out: nothing at all below two letters, where neither results nor their lack are shown.
 */
export function resultsOf(
  query: string,
  entries: readonly SearchEntry[],
  findFurther: FindFurther = () => [],
): readonly Result[] | undefined {
  const wanted = query.trim();
  if (wanted.length < LEAST_LETTERS) return undefined;
  return [...findFixed(entries, wanted).map(rowOfEntry), ...findFurther(wanted).map(rowOfFurther)];
}
