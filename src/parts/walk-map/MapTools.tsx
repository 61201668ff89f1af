import type { CSSProperties } from 'react';
import { Drawing } from '../../ui/Icon';
import { NEARER, TURN_STEP } from './limits';
import type { WalkMapProps } from './WalkMap';

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

/** Meters of the ruler at each level of nearness, as long as it may be beside its words; farther than those the first. */
const METERS = [300, 200, 200, 100, 100, 50, 50, 20];

interface MapToolsProps {
  readonly map: WalkMapProps;
  readonly level: number;
  onFit(): void;
  onMove(factor: number, turn?: number): void;
}

/** Everything that fingers do, as buttons; compass and ruler, in meters and the same in feet. */
export function MapTools({ map, level, onFit, onMove }: MapToolsProps) {
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
        <Tool path={CORNERS} aria-label={view === 'leg' ? 'Whole leg' : 'Whole walk'} onClick={onFit} />
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
        <Tool path={MINUS + DOWN} aria-label="Nearer" onClick={() => onMove(NEARER)} />
        <Tool path={MINUS} aria-label="Farther" onClick={() => onMove(1 / NEARER)} />
      </div>
      {/* Its needle points north. A press turns the map: what two fingers do, for one. */}
      <button
        type="button"
        className="compass"
        aria-label={headingUp ? 'Straighten the map' : 'Turn the map'}
        onClick={() => (headingUp ? onHeadingUp(false) : onMove(1, TURN_STEP))}
        style={{ '--north': `${-data.rotation}deg` } as CSSProperties}
      />
      {view === 'whole' ? (
        <p className="ruler" style={{ '--meters': meters } as CSSProperties}>
          {`${meters} m (${Math.round(meters * 0.328) * 10} ft)`}
        </p>
      ) : null}
    </>
  );
}
