import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { WalkMapFigures } from '../../geography/walk-map';
import { limitsOf, pointOf, viewOf } from './aim';
import type { MapPosition } from './aim';
import { listenToGestures } from './gestures';
import { Layers, MapGround, MapNames } from './MapGround';
import { MapStops, MapTies, MapWaters, MapYou } from './MapSigns';
import type { MapStop } from './MapSigns';
import { MapTools } from './MapTools';
import { createMover } from './mover';
import type { Look, Mover } from './mover';
import { middleOf, onScreen, wrapTurn, zoom } from './view';
import type { Box, Limits, Point, View } from './view';
import { stopsOf, wayOf } from './way';
import styles from './walk-map.module.css';

export interface WalkMapProps {
  readonly data: WalkMapFigures;
  /** What the drawing is called to those who do not see it. */
  readonly label: string;
  readonly stops: readonly MapStop[];
  /** The stop that is next, from 1; 1 is the way to the start. Undefined: all of the way is ahead. */
  readonly leg: number | undefined;
  /** The walker has said to be there: all of the leg is behind. */
  readonly isThere?: boolean;
  /** What is shown as long as nobody moves the map. */
  readonly view: 'leg' | 'whole';
  readonly position: MapPosition | undefined;
  /** Refused, or there is none: "show me" is crossed out. */
  readonly isPositionOff?: boolean;
  /** The map goes along with the position. */
  readonly follow: boolean;
  /**
   * "Show me" was pressed: the caller asks for the position where it has none, and sets `follow`. Undefined: nobody
   * walks with this map, and there is no such button.
   */
  readonly onFollow: (() => void) | undefined;
  /** The map was moved by hand. */
  onFollowEnd(): void;
  /** The direction of walking points up; where it is not known, the map stays as it is. */
  readonly headingUp: boolean;
  onHeadingUp(on: boolean): void;
}

/** Pixels a unit: from here on one sees where one goes. */
const LEAST_TO_FOLLOW = 0.55;
/** In degrees: a compass is never still. */
const LEAST_TURN = 8;
const TURN_STEP = 45;
/** In pixels: nearer to an edge, or to the buttons at the right, the walker is not in sight. */
const EDGE = { around: 24, right: 76 } as const;

const isInSight = ([x, y]: Point, { width, height }: Box): boolean =>
  x > EDGE.around && x < width - EDGE.right && y > EDGE.around && y < height - EDGE.around;

/** The map of a walk: drawn once, and moved by a transform. The list of the stops is its equal. */
export function WalkMap(props: WalkMapProps) {
  const { data, label, stops, leg, view, position, follow, headingUp, onFollow, onFollowEnd, onHeadingUp } = props;
  const ahead = leg !== undefined && props.isThere === true ? leg + 1 : leg;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const group = useRef<SVGGElement>(null);
  const { mover, look, fitAll } = useMover(props, { root, field, group });
  const spots = useMemo(() => stopsOf(data), [data]);
  const point = position && pointOf(data, position);
  const way = wayOf(data, ahead, position && point && { point, accuracy: position.accuracy });
  const dashed = view === 'whole' ? way.next + way.later : way.next;
  const zoomBy = (factor: number): void => {
    change((before, { box, limits }) => zoom(before, box(), middleOf(box()), factor, limits()));
  };
  const change = (next: (view: View, now: Mover) => View): void => {
    const now = mover.current;
    now?.show(next(now.view(), now), true);
  };
  const straighten = (): void => {
    if (headingUp) onHeadingUp(false);
    change((before) => ({ ...before, turn: headingUp ? 0 : wrapTurn(before.turn + TURN_STEP) }));
  };
  return (
    <div ref={root} className={styles.map} data-view={view}>
      <div ref={field} className="field" role="group" aria-label="Map" aria-describedby="map-keys" tabIndex={0}>
        <svg className="drawing" focusable="false">
          <g ref={group}>
            <g role="img" aria-label={label}>
              <MapGround map={data} level={look.level} />
              <Layers
                of={[
                  ['casing', way.behind + dashed],
                  ['laterRim', view === 'leg' ? way.later : ''],
                  ['later', view === 'leg' ? way.later : ''],
                  ['way', way.behind + dashed],
                  ['behind', way.behind],
                  ['dashes', dashed],
                ]}
              />
              <MapWaters waters={data.waters} />
              <MapNames map={data} look={look} />
              <MapTies spots={spots} />
            </g>
            {position ? <MapYou data={data} position={position} /> : null}
            <MapStops stops={stops} />
          </g>
        </svg>
      </div>
      <p id="map-keys" hidden>
        Arrow keys move the map, plus and minus bring it nearer and farther, Home shows it whole. The list of stops says
        the same in words.
      </p>
      <MapTools
        north={-data.rotation}
        level={look.level}
        view={view}
        follow={follow}
        isPositionOff={props.isPositionOff === true}
        headingUp={headingUp}
        hasPosition={position !== undefined}
        onFollow={onFollow && (follow ? onFollowEnd : onFollow)}
        onFit={fitAll}
        onZoom={zoomBy}
        onTurn={straighten}
        onHeadingUp={() => {
          if (headingUp) change((before) => ({ ...before, turn: 0 }));
          onHeadingUp(!headingUp);
        }}
      />
    </div>
  );
}

interface Places {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly field: RefObject<HTMLDivElement | null>;
  readonly group: RefObject<SVGGElement | null>;
}

/** Moves the map: by hand, to what is asked for, and along with the walker. */
function useMover(props: WalkMapProps, { root, field, group }: Places) {
  const { data, leg, view, position, follow, headingUp } = props;
  const [look, setLook] = useState<Look>({ level: 0, tilt: 0, x: 0, y: 0, reach: 0 });
  const mover = useRef<Mover>(undefined);
  const latest = useRef(props);
  const isTouched = useRef(false);
  const isShown = useRef(false);
  // The way to the start is shown anew when the walker is known, and not with every fix.
  const withWalker = leg === 1 && position !== undefined;
  const aim = useMemo(() => ({ data, view, leg, withWalker }), [data, view, leg, withWalker]);
  const latestAim = useRef(aim);

  const fitAll = useCallback((glide = true): void => {
    const [now, { position, headingUp }, { withWalker, ...aim }] = [mover.current, latest.current, latestAim.current];
    isTouched.current = false;
    const turn = headingUp && now ? now.view().turn : 0;
    now?.show(viewOf({ ...aim, position: withWalker ? position : undefined }, now.box(), turn), glide);
  }, []);

  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    const [all, hand, drawing] = [root.current, field.current, group.current];
    if (!all || !hand || !drawing) return undefined;
    const limits = (box: Box): Limits => limitsOf(data, latest.current.position, box);
    const made = createMover({ root: all, group: drawing, stops: stopsOf(data), onLook: setLook, limits });
    mover.current = made;
    const byHand = (): void => {
      isTouched.current = true;
      if (latest.current.follow) latest.current.onFollowEnd();
    };
    const end = listenToGestures(hand, {
      ...made,
      mayTurn: () => !latest.current.headingUp,
      move(next, glide) {
        byHand();
        made.show(next, glide);
      },
      fit() {
        byHand();
        fitAll();
      },
    });
    const resized = new ResizeObserver(() => {
      made.resize();
      if (!isTouched.current) fitAll(false);
    });
    resized.observe(all);
    return () => {
      resized.disconnect();
      end();
      made.stop();
    };
  }, [data, root, field, group, fitAll]);

  useLayoutEffect(() => {
    latestAim.current = aim;
    if (!isShown.current || !isTouched.current || !latest.current.follow) fitAll(isShown.current);
    isShown.current = true;
  }, [aim, fitAll]);

  useEffect(() => {
    const now = mover.current;
    if (!now || !position) return;
    const before = now.view();
    let next = before;
    const point = pointOf(data, position);
    const [x, y] = point;
    const isIn = (view: View): boolean => isInSight(onScreen(view, now.box(), point), now.box());
    // What nobody has moved shows where one goes: it stays as long as the walker is in it.
    if (follow && (isTouched.current || headingUp || !isIn(before))) {
      const withWalker = viewOf({ data, view, leg, position }, now.box(), before.turn);
      const asItWas = isTouched.current || headingUp || !isIn(withWalker);
      next = asItWas ? { ...next, x, y, scale: Math.max(next.scale, LEAST_TO_FOLLOW) } : withWalker;
    }
    if (headingUp && position.heading !== undefined) {
      const turn = wrapTurn(data.rotation - position.heading);
      if (Math.abs(wrapTurn(turn - before.turn)) > LEAST_TURN) next = { ...next, turn };
    }
    if (next !== before) now.show(next, true);
  }, [data, view, leg, position, follow, headingUp]);

  return { mover, look, fitAll };
}
