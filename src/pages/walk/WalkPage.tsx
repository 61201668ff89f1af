import { useLoaderData } from '@tanstack/react-router';
import { useState } from 'react';
import type { Tour } from '../../content/schemas';
import type { WalkMapFigures } from '../../geography/walk-map';
import { Bar } from './Bar';
import { Strip } from './card/Card';
import { Cover } from './cover/Cover';
import { EndScreen } from './end/EndScreen';
import { Head } from './Head';
import { ListScreen, MapScreen, OverviewHead } from './overview/Overview';
import { Settings } from './settings/Settings';
import { Sheet } from './settings/Sheet';
import { StopScreen } from './stop/StopScreen';
import { useDevices, useWatch } from './use-devices';
import { useTurning } from './use-turning';
import { useWalk, useWalkState, WalkProvider } from './use-walk';
import { Player, useListening } from './voice/Player';
import { LiveMap, type MapView } from './way/LiveMap';
import { OnTheWay } from './way/OnTheWay';
import { arrivalOf } from './way/position-words';
import { Slip } from './way/Slip';
import styles from './walk-page.module.css';

function Shown({ mapView }: { mapView: MapView }) {
  const { screen } = useWalk();
  const slip = <Slip onWayBack={mapView.showMe} />;
  switch (screen.kind) {
    case 'cover':
      return <Cover />;
    case 'way':
      return <OnTheWay number={screen.stop} map={<LiveMap view="leg" {...mapView} />} slip={slip} />;
    case 'stop':
      return <StopScreen number={screen.stop} />;
    case 'map':
      return <MapScreen map={<LiveMap view="whole" {...mapView} />} slip={slip} />;
    case 'list':
      return <ListScreen />;
    case 'end':
      return <EndScreen />;
  }
}

/** Whether the map follows the walker, until it is dragged. */
function useMapView(): MapView {
  const [follows, setFollows] = useState(true);
  return { follows, showMe: () => setFollows(true), endFollow: () => setFollows(false) };
}

/** One screen, and around it what stays in its place. */
function Frame() {
  const walk = useWalk();
  const { screen } = walk;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const mapView = useMapView();
  const listening = useListening();
  const arrival = arrivalOf(useWatch());
  const turning = useTurning();
  useDevices();
  const isOverview = screen.kind === 'map' || screen.kind === 'list';
  const hasCard = screen.kind === 'cover' || screen.kind === 'end';
  return (
    <div className={styles.walk} data-screen={screen.kind} {...turning}>
      {isOverview ? <OverviewHead shows={screen.kind} /> : <Head onSheet={() => setSheetOpen(true)} />}
      {isOverview || hasCard ? null : <Strip />}
      <div className={styles.screen}>
        <Shown mapView={mapView} />
      </div>
      <Player listening={listening} onVoice={() => setSheetOpen(true)} />
      {screen.kind === 'end' ? null : <Bar arrivedAt={arrival?.stop} listening={listening} />}
      {isSheetOpen ? (
        <Sheet title="Text, voice, screen" onClose={() => setSheetOpen(false)}>
          <Settings />
        </Sheet>
      ) : null}
    </div>
  );
}

function OneWalk({ tour, map }: { tour: Tour; map: WalkMapFigures }) {
  return (
    <WalkProvider value={useWalkState(tour, map)}>
      <Frame />
    </WalkProvider>
  );
}

/** A walk that one does oneself: one screen at a time, on the phone, in the street. Keyed, so that each walk begins anew. */
export function WalkPage() {
  const { tour, map } = useLoaderData({ from: '/tours/$slug_/walk' });
  return <OneWalk key={tour.slug} tour={tour} map={map} />;
}
