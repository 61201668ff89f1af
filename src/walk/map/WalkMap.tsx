import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';
import { METERS_PER_FOOT } from '../../geography/units';
import { Drawing } from '../../ui/Icon';
import { layersOf } from './drawing';
import { listenToGestures } from './gestures';
import { BUTTON_ZOOM, BUTTON_TURN_DEGREES } from './limits';
import { MapGround } from './MapGround';
import { MapNames, MapWaters } from './MapNames';
import { MapPlaces } from './MapPlaces';
import type { MapPlace } from './MapPlaces';
import { MapStops } from './MapStops';
import type { PressedStops } from './MapStops';
import { MapRing, MapYou } from './MapYou';
import { createMover } from './mover';
import type { MapRequest, Mover } from './mover';
import { MIDDLE } from './view';
import { lineBack } from './view-request';
import { pathOf, squaresOf, stopsOf, wayOf } from './way';
import styles from './walk-map.module.css';

export interface WalkMapProps extends MapRequest, PressedStops {
  /** The map and the drawing that takes its keys: the caller moves the focus when it draws another map. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly field: RefObject<HTMLDivElement | null>;
  /** The accessible name of the drawing. */
  readonly label: string;
  readonly places?: readonly MapPlace[];
  /** The walker has marked the stop, so the whole leg is behind. */
  readonly isThere?: boolean;
  /** Location is refused or unavailable: the button "Show me on the map" is crossed out. */
  readonly isPositionOff?: boolean;
  /**
   * Called by "Show me on the map": the caller asks for the position if it has none, and sets `follow`. Undefined:
   * there is no such button, because the visitor does not walk with this map.
   */
  readonly onFollow: (() => void) | undefined;
  onHeadingUp(on: boolean): void;
}

/** The map of a walk: drawn once, and moved by a transform. The list of stops says the same in words. */
export function WalkMap(props: WalkMapProps) {
  const { root, field, data, label, stops, leg, view, position } = props;
  const ahead = leg !== undefined && props.isThere === true ? leg + 1 : leg;
  const { mover, level } = useMover(props);
  const spots = stopsOf(data);
  const squares = squaresOf(data, level);
  const dots = spots.map((spot) => `M${spot.join()}h0`).join('');
  const done = stops.flatMap(({ number, state }) => (state === 'punched' ? [number] : []));
  const way = wayOf(data, ahead, done, position);
  const dashed = view === 'whole' ? way.next + way.later : way.next;
  const later = view === 'leg' ? way.later : '';
  return (
    <div
      ref={root}
      className={styles.map}
      data-view={view}
      data-close={data.aside[level] === undefined ? undefined : ''}
    >
      <div ref={field} className="field" role="group" aria-label="Map" aria-describedby="map-keys" tabIndex={0}>
        <svg className="drawing" focusable="false">
          <g>
            <g role="img" aria-label={label}>
              <MapGround map={data} level={level} />
              {layersOf([
                ['casing', way.behind + dashed],
                ['laterRim', later],
                ['later', later],
                ['way', way.behind],
                ['behind', way.behind],
              ])}
              {/* The coming way is drawn over the walked one, on which it may return. */}
              {layersOf([
                ['casing over', dashed],
                ['way', dashed],
                ['dashes', dashed],
                ['back', pathOf([lineBack(props)].filter(({ length }) => length > 0))],
              ])}
              <MapWaters waters={data.waters} />
              <MapPlaces data={data} places={props.places ?? []} />
              <MapNames map={data} level={level} />
              {layersOf([
                ['tie', spots.map((spot, i) => `M${spot.join()}L${squares[i]?.join()}`).join('')],
                ['spotRim', dots],
                ['spot', dots],
              ])}
            </g>
            {position ? <MapRing data={data} position={position} /> : null}
            {/* A group of their own, because the style sheet knows the last stop by its place. */}
            <g>
              <MapStops stops={stops} squares={squares} onStop={props.onStop} />
            </g>
            {position ? <MapYou data={data} position={position} /> : null}
          </g>
        </svg>
      </div>
      <p id="map-keys" hidden>
        Arrow keys, plus, minus and Home move the map. The list of stops says the same in words.
      </p>
      <MapTools
        map={props}
        level={level}
        onFit={() => mover.current?.fit()}
        onMove={(factor, turn) => void mover.current?.move(MIDDLE, MIDDLE, factor, turn, true)}
      />
    </div>
  );
}

const RING = 'M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11M12 2v5M12 17v5M2 12h5M17 12h5';
const CORNERS = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
const ARROW = 'M12 3l7 17-7-4-7 4z';
const CROSSED = 'M4 4l16 16';
const MINUS = 'M5 12h14';
const DOWN = 'M12 5v14';

interface ToolProps {
  readonly path: string;
  readonly 'aria-label': string;
  readonly 'aria-pressed'?: boolean;
  onClick(): void;
}

const Tool = ({ path, ...says }: ToolProps) => (
  <button type="button" className="tool" {...says}>
    <Drawing path={path} size={24} />
  </button>
);

/** Meters of the ruler at each zoom level; beyond these levels it shows the first value. */
const METERS = [300, 200, 200, 100, 100, 50, 50, 20];

interface MapToolsProps {
  readonly map: WalkMapProps;
  readonly level: number;
  onFit(): void;
  onMove(factor: number, turn?: number): void;
}

/** Buttons for what takes two fingers (a low map has not all of them), a compass, and a ruler in feet and meters. */
function MapTools({ map, level, onFit, onMove }: MapToolsProps) {
  const { data, view, follow, headingUp, onFollow, onHeadingUp } = map;
  const meters = METERS[level] ?? 300;
  return (
    <>
      <div className="finders">
        {onFollow ? (
          <Tool
            path={map.isPositionOff === true ? RING + CROSSED : RING}
            aria-label="Show me on the map"
            aria-pressed={follow}
            onClick={follow ? map.onFollowEnd : onFollow}
          />
        ) : null}
        <Tool path={CORNERS} aria-label={view === 'leg' ? 'To the next stop' : 'Whole walk'} onClick={onFit} />
        {map.position || headingUp ? (
          <Tool
            path={ARROW}
            aria-label="My direction points up"
            aria-pressed={headingUp}
            onClick={() => onHeadingUp(!headingUp)}
          />
        ) : null}
      </div>
      <div className="nearness">
        <Tool path={MINUS + DOWN} aria-label="Zoom in" onClick={() => onMove(BUTTON_ZOOM)} />
        <Tool path={MINUS} aria-label="Zoom out" onClick={() => onMove(1 / BUTTON_ZOOM)} />
      </div>
      {/* The compass needle points north. A press rotates the map, as two fingers do. */}
      <button
        type="button"
        className="compass"
        aria-label={headingUp ? 'Turn the map back' : `Turn the map by ${BUTTON_TURN_DEGREES} degrees`}
        onClick={() => (headingUp ? onHeadingUp(false) : onMove(1, BUTTON_TURN_DEGREES))}
        style={{ '--north': `${-data.rotation}deg` } as CSSProperties}
      />
      {view === 'whole' ? (
        <p className="ruler" style={{ '--meters': meters } as CSSProperties}>
          {`${Math.round(meters / METERS_PER_FOOT / 10) * 10} ft (${meters} m)`}
        </p>
      ) : null}
    </>
  );
}

/** Creates the mover while the drawing is on the page. */
function useMover(props: WalkMapProps) {
  const { root, field } = props;
  const [level, onLevel] = useState(0);
  const mover = useRef<Mover>(undefined);
  const request = useRef(props);

  useLayoutEffect(() => {
    const drawing = field.current?.querySelector('svg');
    const group = field.current?.querySelector('g');
    if (!root.current || !field.current || !drawing || !group) return undefined;
    const made = (mover.current = createMover({
      root: root.current,
      drawing,
      group,
      request: () => request.current,
      onLevel,
    }));
    const end = listenToGestures(field.current, made);
    return () => {
      end();
      made.end();
    };
  }, [root, field]);

  useLayoutEffect(() => {
    request.current = props;
    mover.current?.update();
  });

  return { mover, level };
}
