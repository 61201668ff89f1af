// The table of a track: one line for each change of what the screen says, with the truth beside it.
import { metersApart, nearestOn } from './geometry';
import type { Judged } from './oracle';
import type { Moment } from './play';
import type { Walk } from './walks';

/** The cells with the truth of one moment: rounded distances, as a person would check them on a map. */
function truthOf({ legs, stops }: Walk, { place, fix, second, fixAt, screen }: Moment): string[] {
  const stop = Number(/stop (\d+)/i.exec(screen.heading)?.[1] ?? 1);
  const to = stops[stop - 1];
  const leg = legs[stop - 2];
  const on = leg && nearestOn(leg, place);
  const all = legs.map((one, index) => ({ stop: index + 2, ...nearestOn(one, place) }));
  const nearest = all.toSorted((a, b) => a.beside - b.beside)[0];
  return [
    String(stop),
    on ? String(on.left) : '',
    on ? String(Math.round(on.beside)) : '',
    to ? String(Math.round(metersApart(place, to))) : '',
    nearest ? `${nearest.stop}: ${Math.round(nearest.beside)}` : '',
    fix ? `${Math.round(metersApart(place, fix.place))}/${fix.accuracy}` : '',
    fix ? String(Math.round(second - fixAt)) : '',
  ];
}

const HEAD =
  'second\tpressed\tscreen\tstop\tleft along\tbeside\tstraight\tnearest leg\tfix off/accuracy\tfix age\tverdict\tsaid\tannounced\tbutton';

/** Returns all judged sentences of a moment as one text. */
export const saidIn = (judged: readonly Judged[]): string => judged.map(({ said }) => said).join(' / ');

export const verdictIn = (judged: readonly Judged[]): string =>
  judged
    .filter(({ verdict }) => verdict !== 'true')
    .map(
      ({ verdict, said, why, age }) =>
        `${verdict.toUpperCase()}${age > 0 ? ` ${Math.round(age)} s` : ''}: "${said}" ${why}`,
    )
    .join('; ');

/** Collects the lines of a table. */
export function createTable(walk: Walk) {
  const rows = [HEAD];
  let last = '';
  return {
    add(moment: Moment, judged: readonly Judged[]): void {
      const { screen, second, pressed } = moment;
      const verdict = verdictIn(judged);
      const said = saidIn(judged);
      const look = [pressed, screen.hash, said, screen.announced, screen.bar, verdict.replaceAll(/\d+/g, '')].join(
        '\t',
      );
      if (look === last) return;
      last = look;
      const cells = [
        second.toFixed(0),
        pressed,
        screen.hash,
        ...truthOf(walk, moment),
        verdict,
        said,
        screen.announced,
        screen.bar,
      ];
      rows.push(cells.join('\t'));
    },
    text: (): string => `${rows.join('\n')}\n`,
  };
}
