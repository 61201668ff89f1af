/** The distance walked on arriving at each stop. */
export function metersBefore(stops: readonly { readonly next?: { readonly meters: number } | undefined }[]): number[] {
  let walked = 0;
  return stops.map(({ next }) => {
    const here = walked;
    walked += next?.meters ?? 0;
    return here;
  });
}
