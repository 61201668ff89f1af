import { Link, useLoaderData } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { focusHeading } from '../../browser/focus-heading';
import { walkedWords } from '../../content/distances';
import { Icon } from '../../ui/Icon';
import { possiblyMissing } from '../../ui/possibly-missing';
import { useOnNavigation } from '../../ui/use-on-navigation';
import type { KeptView } from '../map/mover';
import type { PositionState } from '../position/position-state';
import type { Screen } from '../progress/screen-hash';
import { Bar } from './Bar';
import { Strip } from './card/Card';
import { measureFoot } from './foot-height';
import { OverviewHead } from './overview/Overview';
import { Player, useListening } from './player/Player';
import { ScreenLayout } from './ScreenLayout';
import { Settings } from './settings/Settings';
import { Sheet } from './settings/Sheet';
import { useDevices, useWatch } from './use-devices';
import { useLayout, type Layout } from './use-layout';
import { useScreenSwipes } from './use-screen-swipes';
import { useScrollBack } from './use-scroll-back';
import { useWalk, useWalkState, WalkProvider, type Walk } from './use-walk';
import { inWordsFirst, unmarkedWords, walkedMeters } from './walk-words';
import type { MapView } from './way/MapForScreen';
import { arrivalOf } from './way/position-words';
import { laterLeg, stopMarkedHere, wayLine } from './way/shown-leg';
import styles from './walk-page.module.css';

function progressLine(walk: Walk, position: PositionState): string {
  const { screen, punched } = walk;
  const { stops } = walk.tour;
  const count = stops.length;
  const atStop =
    screen.kind === 'way' ? stopMarkedHere(walk, position) : screen.kind === 'stop' ? screen.stop : undefined;
  const meters = walkedMeters(stops, punched);
  const walked = meters === 0 ? '' : `, ${walkedWords(meters)}`;
  if (atStop !== undefined)
    return punched.has(atStop) ? `Stop ${atStop} of ${count}${walked}` : unmarkedWords(punched, atStop, count);
  if (screen.kind === 'way') return `${wayLine(position, screen.stop)}${walked}`;
  if (screen.kind !== 'end') return `${inWordsFirst(count)} stops`;
  return punched.size === count ? `Stop ${count} of ${count}` : `${punched.size} of ${count} stops`;
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
  const kept = useRef<KeptView>(undefined);
  return useMemo(
    () => ({
      follows: view !== 'still',
      showsWayBack: view === 'way-back',
      showMe: () => setView('follows'),
      showWayBack: () => setView('way-back'),
      endFollow: () => setView('still'),
      kept,
    }),
    [view],
  );
}

/**
 * Moves the focus to the heading when a phone is turned and the focus is lost: in two columns the map is drawn anew in
 * another place, the map and the list have another head, and the map's own screen becomes the list.
 */
function useFocusAfterTurning(screen: Screen, layout: Layout): void {
  const was = useRef({ screen, layout });
  useEffect(() => {
    const isTurned = was.current.screen === screen && was.current.layout !== layout;
    if (isTurned && document.activeElement === document.body) focusHeading();
    was.current = { screen, layout };
  }, [screen, layout]);
}

/** The layout of a walk screen: head, strip and bar stay, only the middle changes. */
function WalkLayout() {
  const walk = useWalk();
  const { screen } = walk;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const closeSheet = (): void => setSheetOpen(false);
  useOnNavigation(closeSheet);
  const mapView = useMapView();
  const listening = useListening();
  const position = useWatch();
  const later = laterLeg(position);
  const whereabouts = {
    arrivedAt: arrivalOf(position)?.stop,
    isAhead: later !== undefined,
    hasPassed: later?.hasPassed === true,
  };
  const swipes = useScreenSwipes();
  useDevices();
  useScrollBack();
  const layout = useLayout();
  const isOverview = layout === 'hand' && (screen.kind === 'map' || screen.kind === 'list');
  useFocusAfterTurning(screen, layout);
  const hasCard = screen.kind === 'cover' || screen.kind === 'end';
  return (
    <div className={styles.walk} data-screen={screen.kind} {...swipes}>
      {isOverview ? <OverviewHead /> : <Head onSheet={() => setSheetOpen(true)} />}
      {isOverview || hasCard ? null : <Strip />}
      <div className={styles.screen}>
        <ScreenLayout mapView={mapView} layout={layout} isSpeaking={listening.isOn} />
      </div>
      <div ref={measureFoot} className={styles.foot}>
        <Player listening={listening} onVoice={() => setSheetOpen(true)} />
        {screen.kind === 'end' ? null : (
          <Bar whereabouts={whereabouts} listening={listening} isDesk={layout === 'desk'} />
        )}
      </div>
      {isSheetOpen ? (
        <Sheet title="Text, voice, screen" onClose={closeSheet}>
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
  const loaded = possiblyMissing(useLoaderData({ from: '/tours/$slug_/walk' }));
  if (loaded === undefined) return null;
  return <WalkRoot key={loaded.tour.slug} loaded={loaded} />;
}
