import { useRef } from 'react';
import { useFocusStaysIn } from '../../../ui/use-focus-stays-in';
import { WalkMap, type WalkMapProps } from '../../map/WalkMap';
import type { PositionState } from '../../position/position-state';
import { hashOf } from '../../progress/screen-hash';
import { placesOf } from '../around';
import { useWalkSettings, useWatch } from '../use-devices';
import { useGoTo } from '../use-go-to';
import { useLayout } from '../use-layout';
import { useWalk } from '../use-walk';
import { goesTheOtherWay, mapAimOf } from './aim-of';
import { stopAhead, stopMarkedHere } from './shown-leg';

export interface MapView {
  /** The map follows the walker, until it is dragged. */
  readonly follows: boolean;
  /** The map shows the walker and the nearest spot of the route that the walker has left. */
  readonly showsWayBack: boolean;
  readonly showMe: () => void;
  readonly showWayBack: () => void;
  readonly endFollow: () => void;
  /** The last view to which the visitor has moved a map: turning the phone draws the map anew. */
  readonly kept: WalkMapProps['kept'];
}

/**
 * The walker's mark. It is crossed out while the position jumps, because then it is the last one before the jump. It is
 * missing far from the walk, where the map would show only a dot.
 */
function markOf(position: PositionState) {
  if (!('mark' in position) || position.kind === 'far') return undefined;
  return position.kind === 'jumps' ? { ...position.mark, isOld: true } : position.mark;
}

/** Hands the punched stops and the walker to the map of this walk, which `src/walk/map/WalkMap.tsx` draws. */
export function MapForScreen({
  view,
  follows,
  showsWayBack,
  showMe,
  endFollow,
  kept,
}: MapView & { view: 'leg' | 'whole' }) {
  const walk = useWalk();
  const { tour, map, punched, watch } = walk;
  const isDesk = useLayout() === 'desk';
  const position = useWatch();
  const [{ headingUp, showsAround }, change] = useWalkSettings();
  const screenAim = mapAimOf(walk, !isDesk);
  const aim = screenAim === undefined ? undefined : stopAhead(position, screenAim);
  const isFound = 'mark' in position;
  const goTo = useGoTo();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  // The map is drawn anew for another leg, to which the position may lead.
  useFocusStaysIn(root, field);
  const follow = (): void => {
    if (!isFound) watch.get().start();
    showMe();
  };
  const shown = view === 'leg' ? aim : 'whole';
  return (
    <WalkMap
      key={shown}
      root={root}
      field={field}
      id={`${hashOf(walk.screen)} ${shown}`}
      kept={kept}
      data={map}
      label={view === 'leg' && aim !== undefined ? `Map of the way to stop ${aim}` : `Map of the ${tour.title} walk`}
      stops={tour.stops.map(({ title }, index) => ({
        number: index + 1,
        title,
        href: `#stop-${index + 1}`,
        state: punched.has(index + 1) ? 'punched' : index + 1 === aim ? 'next' : 'open',
      }))}
      onStop={(stop) => goTo({ kind: 'stop', stop })}
      places={showsAround ? placesOf(tour) : []}
      leg={goesTheOtherWay(walk) ? undefined : aim}
      isThere={aim !== undefined && aim === stopMarkedHere(walk, position)}
      view={view}
      position={markOf(position)}
      back={showsWayBack && position.kind === 'off' ? position.spot : undefined}
      isPositionOff={['refused', 'cannot', 'lost'].includes(position.kind)}
      follow={follows && isFound}
      onFollow={isDesk ? undefined : follow}
      onFollowEnd={endFollow}
      headingUp={headingUp}
      onHeadingUp={(on) => change({ headingUp: on })}
    />
  );
}
