/** What the query picks, if anything: `?itemId=` where it is numeric (001 §2), else the walk of `?tour=`. */
export function chosenItem(
  itemId: string | undefined,
  slug: string | undefined,
  tours: readonly { readonly item: number; readonly slug: string }[],
): number | undefined {
  if (itemId !== undefined && /^\d{1,12}$/.test(itemId)) return Number(itemId);
  return tours.find((tour) => tour.slug === slug)?.item;
}
