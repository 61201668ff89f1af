import { Link, useLoaderData } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import codes from 'virtual:walk-codes';
import { walkedWords } from '../../content/format';
import { Icon } from '../../ui/Icon';
import { mayBeLost } from '../../ui/may-be-lost';
import type { PositionState } from '../position/position-state';
import { Bar } from './Bar';
import { Strip } from './card/Card';
import { Cover } from './cover/Cover';
import { EndScreen } from './end/EndScreen';
import { ListScreen, MapScreen, OverviewHead } from './overview/Overview';
import { Player, useListening } from './player/Player';
import { Settings } from './settings/Settings';
import { Sheet } from './settings/Sheet';
import { StopScreen } from './stop/StopScreen';
import { useDevices, useWatch } from './use-devices';
import { useLayout, type Layout } from './use-layout';
import { useScrollBack } from './use-scroll-back';
import { useTurning } from './use-turning';
import { useWalk, useWalkState, WalkProvider, type Walk } from './use-walk';
import { inWordsFirst, walkedMeters } from './walk-words';
import { MapForScreen, type MapView } from './way/MapForScreen';
import { OnTheWay } from './way/OnTheWay';
import { arrivalOf } from './way/position-words';
import { wayLine } from './way/shown-leg';
import { Slip } from './way/Slip';
import columns from './columns.module.css';
import styles from './walk-page.module.css';

/** The screen that the address names. `map` is null where the map is beside the text. */
function CurrentScreen({ map, slip }: { map: ReactNode; slip: ReactNode }) {
  const { screen } = useWalk();
  switch (screen.kind) {
    case 'cover':
      return <Cover />;
    case 'way':
      return <OnTheWay number={screen.stop} map={map} slip={slip} />;
    case 'stop':
      return <StopScreen number={screen.stop} />;
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
    <div className={columns.code}>
      <svg
        viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`}
        role="img"
        aria-label="Code with the address of this walk"
      >
        <path d={code.path} />
      </svg>
      <div>
        <h2>The card is punched on the street</h2>
        <p>Scan this code with your phone to open the walk there. Here you can read it.</p>
      </div>
    </div>
  );
}

function ScreenLayout({ mapView, layout, isSpeaking }: { mapView: MapView; layout: Layout; isSpeaking: boolean }) {
  const { screen } = useWalk();
  const map = <MapForScreen view={screen.kind === 'way' ? 'leg' : 'whole'} {...mapView} />;
  const slip = layout === 'desk' ? null : <Slip onWayBack={mapView.showWayBack} isSpeaking={isSpeaking} />;
  if (layout === 'hand' || screen.kind === 'cover' || screen.kind === 'end')
    return <CurrentScreen map={map} slip={slip} />;
  return (
    <div className={columns.columns}>
      <div>
        <div className={columns.map} data-no-turning>
          {map}
        </div>
        {layout === 'desk' ? <PhoneCode /> : null}
      </div>
      <div className={columns.words}>
        <CurrentScreen map={null} slip={slip} />
      </div>
    </div>
  );
}

function progressLine({ tour: { stops }, screen, punched, justPunched }: Walk, position: PositionState): string {
  const count = stops.length;
  const there = screen.kind === 'way' ? justPunched : screen.kind === 'stop' ? screen.stop : undefined;
  const meters = walkedMeters(stops, punched);
  const walked = meters === 0 ? '' : `, ${walkedWords(meters)}`;
  if (there !== undefined)
    return punched.has(there) ? `Stop ${there} of ${count}${walked}` : `Reading ahead: stop ${there} of ${count}`;
  if (screen.kind === 'way') return `${wayLine(position, screen.stop)}${walked}`;
  return screen.kind === 'end' ? `Stop ${count} of ${count}` : `${inWordsFirst(count)} stops`;
}

/** The head of a screen: the walk's name and the walker's place in it. It scrolls away. */
function Head({ onSheet }: { onSheet: () => void }) {
  const walk = useWalk();
  const line = progressLine(walk, useWatch());
  return (
    <div className={styles.head}>
      <Link to="/tours/$slug" params={{ slug: walk.tour.slug }} className={styles.close} aria-label="Close the walk">
        <Icon name="close" size={24} />
      </Link>
      <div className={styles.whose}>
        <p className={styles.name}>{walk.tour.title}</p>
        <p className={styles.line}>{line}</p>
      </div>
      <button
        type="button"
        className={styles.aa}
        aria-label="Text, voice, screen"
        aria-haspopup="dialog"
        onClick={onSheet}
      >
        <span aria-hidden="true">
          <small>A</small>A
        </span>
      </button>
    </div>
  );
}

/** What the map shows: the walker, until the map is dragged, or the way back to the route. */
function useMapView(): MapView {
  const [view, setView] = useState<'follows' | 'way-back' | 'still'>('follows');
  return {
    follows: view !== 'still',
    showsWayBack: view === 'way-back',
    showMe: () => setView('follows'),
    showWayBack: () => setView('way-back'),
    endFollow: () => setView('still'),
  };
}

/** The layout of a walk screen: head, strip and bar stay, only the middle changes. */
function WalkLayout() {
  const walk = useWalk();
  const { screen } = walk;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const mapView = useMapView();
  const listening = useListening();
  const position = useWatch();
  const isAhead = position.kind === 'ahead';
  const whereabouts = { arrivedAt: arrivalOf(position)?.stop, isAhead, hasPassed: isAhead && position.hasPassed };
  const turning = useTurning();
  useDevices();
  useScrollBack();
  const layout = useLayout();
  const isOverview = layout === 'hand' && (screen.kind === 'map' || screen.kind === 'list');
  const hasCard = screen.kind === 'cover' || screen.kind === 'end';
  return (
    <div className={styles.walk} data-screen={screen.kind} {...turning}>
      {isOverview ? <OverviewHead /> : <Head onSheet={() => setSheetOpen(true)} />}
      {isOverview || hasCard ? null : <Strip />}
      <div className={styles.screen}>
        <ScreenLayout mapView={mapView} layout={layout} isSpeaking={listening.isOn} />
      </div>
      <Player listening={listening} onVoice={() => setSheetOpen(true)} />
      {screen.kind === 'end' ? null : (
        <Bar whereabouts={whereabouts} listening={listening} isDesk={layout === 'desk'} />
      )}
      {isSheetOpen ? (
        <Sheet title="Text, voice, screen" onClose={() => setSheetOpen(false)}>
          <Settings />
        </Sheet>
      ) : null}
    </div>
  );
}

function WalkRoot({ loaded }: { loaded: Pick<Walk, 'tour' | 'map' | 'askSpoken'> }) {
  return (
    <WalkProvider value={useWalkState(loaded)}>
      <WalkLayout />
    </WalkProvider>
  );
}

/** Walk mode: one screen at a time. The key starts a new state for each walk. */
export function WalkPage() {
  const loaded = mayBeLost(useLoaderData({ from: '/tours/$slug_/walk' }));
  if (loaded === undefined) return null;
  return <WalkRoot key={loaded.tour.slug} loaded={loaded} />;
}
