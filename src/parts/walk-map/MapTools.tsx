import type { CSSProperties, ReactNode } from 'react';
import { UNITS_PER_METER } from '../../geography/walk-map';
import { unitAt } from './MapGround';

const GLYPHS = {
  find: 'M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11M12 2v5M12 17v5M2 12h5M17 12h5',
  off: 'M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11M12 2v5M12 17v5M2 12h5M17 12h5M4 4l16 16',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  up: 'M12 3l7 17-7-4-7 4z',
  nearer: 'M5 12h14M12 5v14',
  farther: 'M5 12h14',
} as const;

interface ToolProps {
  readonly glyph: keyof typeof GLYPHS;
  readonly label: string;
  readonly on?: boolean;
  onPress(): void;
}

function Tool({ glyph, label, on, onPress }: ToolProps) {
  return (
    <button type="button" className="tool" aria-label={label} aria-pressed={on} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path d={GLYPHS[glyph]} />
      </svg>
    </button>
  );
}

/** Its needle points north. A press turns the map: what two fingers do, for one. */
function Compass({ north, label, onPress }: { north: number; label: string; onPress(): void }) {
  return (
    <button
      type="button"
      className="compass"
      aria-label={label}
      onClick={onPress}
      style={{ '--north': `${north}deg` } as CSSProperties}
    >
      <svg viewBox="-40 -40 80 80" width="80" height="80" aria-hidden="true" focusable="false">
        <circle r="26" className="rose" />
        <g className="north">
          <path d="M0-17L6 0H-6z" className="needle" />
          <path d="M0 17L6 0H-6z" className="tail" />
          <g className="letter">
            <rect x="-9" y="-9" width="18" height="18" />
            <text y="5">N</text>
          </g>
        </g>
      </svg>
    </button>
  );
}

const BARS = [500, 300, 200, 100, 50, 20];
const WIDEST_BAR = 120;
const FEET = 3.2808;

/** A ruler in meters, and the same in feet. */
function ScaleBar({ level }: { level: number }) {
  const pixels = UNITS_PER_METER / unitAt(level);
  const meters = BARS.find((length) => length * pixels <= WIDEST_BAR) ?? 20;
  const feet = Math.round((meters * FEET) / 10) * 10;
  return (
    <p className="ruler" style={{ '--meters': meters } as CSSProperties}>
      <span>{`${meters} m (${feet} ft)`}</span>
    </p>
  );
}

interface MapToolsProps {
  readonly north: number;
  readonly level: number;
  readonly view: 'leg' | 'whole';
  readonly follow: boolean;
  readonly isPositionOff: boolean;
  readonly headingUp: boolean;
  readonly hasPosition: boolean;
  readonly onFollow: (() => void) | undefined;
  onFit(): void;
  onZoom(factor: number): void;
  onTurn(): void;
  onHeadingUp(): void;
}

const NEARER = 1.6;

/** Everything that fingers do, as buttons; compass and ruler. */
export function MapTools(props: MapToolsProps): ReactNode {
  const { view, follow, headingUp, onZoom } = props;
  return (
    <>
      <div className="finders">
        {props.onFollow ? (
          <Tool
            glyph={props.isPositionOff ? 'off' : 'find'}
            label="Show me on the map"
            on={follow}
            onPress={props.onFollow}
          />
        ) : null}
        <Tool glyph="fit" label={view === 'leg' ? 'Whole leg' : 'Whole walk'} onPress={props.onFit} />
        {props.hasPosition || headingUp ? (
          <Tool glyph="up" label="My direction points up" on={headingUp} onPress={props.onHeadingUp} />
        ) : null}
      </div>
      <div className="nearness">
        <Tool glyph="nearer" label="Nearer" onPress={() => onZoom(NEARER)} />
        <Tool glyph="farther" label="Farther" onPress={() => onZoom(1 / NEARER)} />
      </div>
      <Compass north={props.north} label={headingUp ? 'Straighten the map' : 'Turn the map'} onPress={props.onTurn} />
      {view === 'whole' ? <ScaleBar level={props.level} /> : null}
    </>
  );
}
