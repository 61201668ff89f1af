import { Activity, memo, useMemo, type ReactNode } from 'react';
import codes from 'virtual:walk-codes';
import { QrCode } from '../../ui/QrCode';
import { hashOf, type Screen } from '../progress/screen-hash';
import { Cover } from './cover/Cover';
import { EndScreen } from './end/EndScreen';
import { ListScreen, MapScreen } from './overview/Overview';
import { screenBeside } from './screen-order';
import { StopScreen } from './stop/StopScreen';
import type { Layout } from './use-layout';
import { useWalk, WalkProvider } from './use-walk';
import { MapForScreen, type MapView } from './way/MapForScreen';
import { OnTheWay } from './way/OnTheWay';
import { Slip } from './way/Slip';
import styles from './screen-layout.module.css';

/** The screen that the address names. `map` is null where the map is beside the text. */
function CurrentScreen({
  map,
  slip,
  isSpeaking,
}: {
  readonly map: ReactNode;
  readonly slip: ReactNode;
  readonly isSpeaking: boolean;
}) {
  const { screen } = useWalk();
  switch (screen.kind) {
    case 'cover':
      return <Cover />;
    case 'way':
      return <OnTheWay number={screen.stop} map={map} slip={slip} isSpeaking={isSpeaking} />;
    case 'stop':
      return <StopScreen number={screen.stop} isSpeaking={isSpeaking} />;
    case 'map':
      return map === null ? <ListScreen id="map" /> : <MapScreen map={map} slip={slip} />;
    case 'list':
      return <ListScreen id="list" />;
    case 'end':
      return <EndScreen />;
  }
}

/** The QR code on a desk, where a walk can be read but not punched. */
function PhoneCode() {
  const { tour } = useWalk();
  const code = codes[tour.slug];
  if (!code) return null;
  return (
    <div className={styles.code}>
      <QrCode code={code} label="Code with the address of this walk" quietZone={2} />
      <div>
        <h2>The card is punched on the street</h2>
        <p>Scan this code with your phone to open the walk there. Here you can read it.</p>
      </div>
    </div>
  );
}

interface ScreenLayoutProps {
  readonly mapView: MapView;
  readonly layout: Layout;
  readonly isSpeaking: boolean;
}

/** A screen with the map in it or beside it; `memo`, so that a new position does not render a hidden screen again. */
const ScreenWithMap = memo(function ScreenWithMap({ mapView, layout, isSpeaking }: ScreenLayoutProps) {
  const { screen } = useWalk();
  const map = <MapForScreen view={screen.kind === 'way' ? 'leg' : 'whole'} {...mapView} />;
  const slip = layout === 'desk' ? null : <Slip onWayBack={mapView.showWayBack} isSpeaking={isSpeaking} />;
  const isOneColumn = layout === 'hand' || screen.kind === 'cover' || screen.kind === 'end';
  return (
    <div className={isOneColumn ? styles.whole : styles.columns}>
      {isOneColumn ? null : (
        <div>
          <div className={styles.map} data-no-turning>
            {map}
          </div>
          {layout === 'desk' ? <PhoneCode /> : null}
        </div>
      )}
      <div className={isOneColumn ? styles.whole : styles.words}>
        {layout !== 'columns' || isOneColumn || screen.kind === 'way' ? null : (
          <Slip onWayBack={mapView.showWayBack} isSpeaking={isSpeaking} isAbove />
        )}
        <CurrentScreen map={isOneColumn ? map : null} slip={slip} isSpeaking={isSpeaking} />
      </div>
    </div>
  );
});

/** The way or stop that follows a way or stop; undefined elsewhere. */
function wayOrStopAfter(screen: Screen, stops: number): Screen | undefined {
  const next = screenBeside(screen, 1, stops);
  return next !== undefined && 'stop' in next ? next : undefined;
}

/**
 * The current screen. With one column, the following way or stop is rendered ahead and hidden, so that a press on Next
 * only has to show it. Every screen has the same elements around it in every layout, because React would otherwise
 * render it anew: a phone that is turned sideways would lose the focus, and what the visitor has unfolded.
 */
export function ScreenLayout(props: ScreenLayoutProps) {
  const walk = useWalk();
  const { layout } = props;
  const walkAtNext = useMemo(() => {
    const next = layout === 'hand' ? wayOrStopAfter(walk.screen, walk.tour.stops.length) : undefined;
    return next && { ...walk, screen: next, place: next, justPunched: undefined };
  }, [walk, layout]);
  // The cover is in the built HTML and has no other layout. A desk keeps its map from stop to stop; in two columns on a
  // tablet, which may be turned, each screen has a map of its own.
  if (walk.screen.kind === 'cover') return <ScreenWithMap {...props} />;
  return (walkAtNext ? [walk, walkAtNext] : [walk]).map((one) => (
    <Activity key={layout === 'desk' ? layout : hashOf(one.screen)} mode={one === walk ? 'visible' : 'hidden'}>
      <WalkProvider value={one}>
        <ScreenWithMap {...props} />
      </WalkProvider>
    </Activity>
  ));
}
