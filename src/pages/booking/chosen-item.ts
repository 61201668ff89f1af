/** What the query picks, if anything. `?itemId=`: only where it is numeric (001 §5) and an item of ours, for any other would fill the window with an error; else `?tour=`. */
export function chosenItem(
  itemId: string | undefined,
  slug: string | undefined,
  tours: readonly { readonly item: number; readonly slug: string }[],
  otherItems: readonly number[],
): number | undefined {
  const asked = itemId !== undefined && /^\d{1,12}$/.test(itemId) ? Number(itemId) : undefined;
  const ours = [...tours.map(({ item }) => item), ...otherItems];
  if (asked !== undefined && ours.includes(asked)) return asked;
  return tours.find((tour) => tour.slug === slug)?.item;
}
