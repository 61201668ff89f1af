import type { CSSProperties } from 'react';
import { UNITS_PER_METER } from '../../geography/walk-map';
import type { WalkMapFigures } from '../../geography/walk-map';
import { HEAD } from '../../ui/blocks/mark-paths';
import { classes } from '../../ui/classes';
import { pointOf } from './aim';
import type { MapPosition } from './aim';
import { SIZES } from './sizes';
import type { Point } from './view';
import styles from './walk-map.module.css';

export interface MapStop {
  /** From 1. */
  readonly number: number;
  readonly title: string;
  readonly href: string;
  readonly state: 'punched' | 'next' | 'open';
}

/** Light words on a night plate, with its middle at a place of the square's own pixels. */
function Plate({ words, x, y }: { words: string; x: number; y: number }) {
  const width = words.length * 8.4 + 20;
  return (
    <g transform={`translate(${x} ${y})`} className={styles.sign}>
      <rect x={-width / 2} y={-14} width={width} height={28} />
      <text y={5}>{words}</text>
    </g>
  );
}

/** Where a stop is when its square had to make room, and what ties the two. */
export function MapTies({ spots }: { spots: readonly Point[] }) {
  return spots.map(([x, y], i) => (
    <g key={i} className={styles.tie}>
      <line data-tie={i} x1={x} y1={y} x2={x} y2={y} />
      <g transform={`translate(${x} ${y})`}>
        <rect className={styles.upright} x={-5} y={-5} width={10} height={10} />
      </g>
    </g>
  ));
}

function Square({ state, number }: Pick<MapStop, 'state' | 'number'>) {
  const side = state === 'next' ? SIZES.nextStop : SIZES.stop;
  const half = side / 2;
  const box = (inset: number) => ({
    x: inset - half,
    y: inset - half,
    width: side - inset * 2,
    height: side - inset * 2,
  });
  return (
    <>
      {state === 'next' ? <rect {...box(0)} transform="translate(5 5)" className={styles.shadow} /> : null}
      <rect {...box(-1)} className={styles.edge} />
      <rect {...box(1.5)} className={styles.rim} />
      <rect {...box(4.5)} className={styles.face} />
      {state === 'punched' ? (
        <>
          <path d={HEAD} transform="translate(-15 -15) scale(.68)" className={styles.rim} />
          <path d={HEAD} transform="translate(-16.3 -16.3) scale(.68)" className={styles.cat} />
        </>
      ) : null}
      <text className={styles.numeral} y={state === 'punched' ? 7 : state === 'next' ? 10 : 8.5}>
        {number}
      </text>
    </>
  );
}

const SAID = { punched: ', punched', next: ', the next one', open: '' } as const;

/** The numbered stops, as links; the first and the last say so. The mover puts them where there is room. */
export function MapStops({ stops }: { stops: readonly MapStop[] }) {
  return stops.map(({ number, title, href, state }, i) => (
    <g key={number} data-square={i}>
      <g className={styles.upright}>
        {number === 1 ? <Plate words="Start" x={56} y={0} /> : null}
        {number === stops.length ? <Plate words="End" x={0} y={-38} /> : null}
        <a
          href={href}
          aria-label={`Stop ${number}: ${title}${SAID[state]}`}
          className={classes(styles.stop, styles[state])}
        >
          <Square state={state} number={number} />
        </a>
      </g>
    </g>
  ));
}

/** Names of waters, on plates that stay upright. */
export function MapWaters({ waters }: Pick<WalkMapFigures, 'waters'>) {
  return waters.map(([name, x, y]) => (
    <g key={name} transform={`translate(${x} ${y})`}>
      <g className={styles.upright}>
        <Plate words={name} x={0} y={0} />
      </g>
    </g>
  ));
}

/** The walker: a dot in a ring as wide as the accuracy, and a tip in the direction of walking where it is known. */
export function MapYou({ data, position }: { data: WalkMapFigures; position: MapPosition }) {
  const [x, y] = pointOf(data, position);
  const { accuracy, heading, isOld } = position;
  return (
    <g
      transform={`translate(${Math.round(x)} ${Math.round(y)})`}
      className={classes(styles.you, isOld && styles.old)}
      style={{ '--accuracy': `${Math.round(accuracy * UNITS_PER_METER)}px` } as CSSProperties}
      aria-hidden="true"
    >
      <circle className={styles.ring} fill="url(#doubt)" />
      <g className={styles.fixed}>
        {heading === undefined || isOld ? null : (
          <path
            d="M9-13L36 0 9 13z"
            transform={`rotate(${Math.round(heading - data.rotation - 90)})`}
            className={styles.tip}
          />
        )}
        <circle r="13" className={styles.dot} />
        {isOld ? <path d="M-4-4L4 4M4-4L-4 4" className={styles.cross} /> : <circle r="5" className={styles.core} />}
      </g>
    </g>
  );
}
