import type { CSSProperties } from 'react';
import { Drawing } from '../../ui/Icon';
import { iconPaths } from '../../ui/icon-paths';
import type { WalkMapProps } from './WalkMap';

const RING = 'M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11M12 2v5M12 17v5M2 12h5M17 12h5';
const CORNERS = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
const ARROW = 'M12 3l7 17-7-4-7 4z';
const CROSSED = 'M4 4l16 16';

interface ToolProps {
  readonly path: string;
  readonly label: string;
  readonly on?: boolean;
  onPress(): void;
}

const Tool = ({ path, label, on, onPress }: ToolProps) => (
  <button type="button" className="tool" aria-label={label} aria-pressed={on} onClick={onPress}>
    <Drawing path={path} size={24} />
  </button>
);

/** Meters of the ruler at each level of nearness: as long as it may be beside its words. */
const METERS = [300, 200, 200, 100, 100, 50, 50, 20];
const FEET = 0.32808;

interface MapToolsProps {
  readonly map: WalkMapProps;
  readonly level: number;
  onFit(): void;
  onZoom(factor: number): void;
  onTurn(): void;
  onHeadingUp(): void;
}

const NEARER = 1.6;

/** Everything that fingers do, as buttons; compass and ruler, in meters and the same in feet. */
export function MapTools({ map, level, onFit, onZoom, onTurn, onHeadingUp }: MapToolsProps) {
  const { data, view, follow, headingUp, onFollow } = map;
  const meters = METERS[level] ?? 0;
  return (
    <>
      <div className="finders">
        {onFollow ? (
          <Tool
            path={map.isPositionOff === true ? RING + CROSSED : RING}
            label="Show me on the map"
            on={follow}
            onPress={follow ? map.onFollowEnd : onFollow}
          />
        ) : null}
        <Tool path={CORNERS} label={view === 'leg' ? 'Whole leg' : 'Whole walk'} onPress={onFit} />
        {map.position || headingUp ? (
          <Tool path={ARROW} label="My direction points up" on={headingUp} onPress={onHeadingUp} />
        ) : null}
      </div>
      <div className="nearness">
        <Tool path={iconPaths.plus} label="Nearer" onPress={() => onZoom(NEARER)} />
        <Tool path={iconPaths.minus} label="Farther" onPress={() => onZoom(1 / NEARER)} />
      </div>
      {/* Its needle points north. A press turns the map: what two fingers do, for one. */}
      <button
        type="button"
        className="compass"
        aria-label={headingUp ? 'Straighten the map' : 'Turn the map'}
        onClick={onTurn}
        style={{ '--north': `${-data.rotation}deg` } as CSSProperties}
      />
      {view === 'whole' ? (
        <p className="ruler" style={{ '--meters': meters } as CSSProperties}>
          {`${meters} m (${Math.round(meters * FEET) * 10} ft)`}
        </p>
      ) : null}
    </>
  );
}
