import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { listenToGestures } from './gestures';
import { layersOf, MapGround, MapNames } from './MapGround';
import { MapStops, MapWaters, MapYou } from './MapSigns';
import type { MapStop } from './MapSigns';
import { MapTools } from './MapTools';
import { createMover } from './mover';
import type { MapAim, Mover } from './mover';
import { MIDDLE } from './view';
import { squaresOf, stopsOf, wayOf } from './way';
import styles from './walk-map.module.css';

export interface WalkMapProps extends MapAim {
  /** What the drawing is called to those who do not see it. */
  readonly label: string;
  readonly stops: readonly MapStop[];
  /** The walker has said to be there: all of the leg is behind. */
  readonly isThere?: boolean;
  /** Refused, or there is none: "show me" is crossed out. */
  readonly isPositionOff?: boolean;
  /**
   * "Show me" was pressed: the caller asks for the position where it has none, and sets `follow`. Undefined: nobody
   * walks with this map, and there is no such button.
   */
  readonly onFollow: (() => void) | undefined;
  onHeadingUp(on: boolean): void;
}

/** The map of a walk: drawn once, and moved by a transform. The list of the stops is its equal. */
export function WalkMap(props: WalkMapProps) {
  const { data, label, stops, leg, view, position } = props;
  const ahead = leg !== undefined && props.isThere === true ? leg + 1 : leg;
  const root = useRef<HTMLDivElement>(null);
  const { mover, level } = useMover(props, root);
  const spots = stopsOf(data);
  const squares = squaresOf(data, level);
  const dots = spots.map((spot) => `M${spot.join()}h0`).join('');
  const way = wayOf(data, ahead, position);
  const dashed = view === 'whole' ? way.next + way.later : way.next;
  const later = view === 'leg' ? way.later : '';
  return (
    <div ref={root} className={styles.map} data-view={view}>
      <div className="field" role="group" aria-label="Map" aria-describedby="map-keys" tabIndex={0}>
        <svg className="drawing" focusable="false">
          <g>
            <g role="img" aria-label={label}>
              <MapGround map={data} level={level} />
              {layersOf([
                ['casing', way.behind + dashed],
                ['laterRim', later],
                ['later', later],
                ['way', way.behind + dashed],
                ['behind', way.behind],
                ['dashes', dashed],
              ])}
              <MapWaters waters={data.waters} />
              <MapNames map={data} level={level} />
              {layersOf([
                ['tie', spots.map((spot, i) => `M${spot.join()}L${squares[i]?.join()}`).join('')],
                ['spotRim', dots],
                ['spot', dots],
              ])}
            </g>
            {position ? <MapYou data={data} position={position} /> : null}
            <MapStops stops={stops} squares={squares} />
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

/** Moves the drawing as long as it is on the page. */
function useMover(props: MapAim, root: RefObject<HTMLElement | null>) {
  const [level, onLevel] = useState(0);
  const mover = useRef<Mover>(undefined);
  const aim = useRef(props);

  useLayoutEffect(() => {
    const field = root.current?.querySelector<HTMLElement>('.field');
    const drawing = field?.querySelector('svg');
    const group = field?.querySelector('g');
    if (!root.current || !field || !drawing || !group) return undefined;
    const made = (mover.current = createMover({ root: root.current, drawing, group, aim: () => aim.current, onLevel }));
    const end = listenToGestures(field, made);
    return () => {
      end();
      made.end();
    };
  }, [root]);

  useLayoutEffect(() => {
    aim.current = props;
    mover.current?.update();
  });

  return { mover, level };
}
