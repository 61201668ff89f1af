import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { Button } from '../../../ui/Button';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { sentenceOf, withSentence } from '../../progress/progress';
import { hashOf, type Screen } from '../../progress/screen-hash';
import { RATES, type Rate } from '../../progress/settings';
import type { SpeechState } from '../../voice/speech';
import { useSpeech, useWalkSettings, useWatch } from '../use-devices';
import { useWalk, type Walk } from '../use-walk';
import { WalkIcon } from '../WalkIcon';
import { laterStop, shownPlace, spokenPlace, stopMarkedHere } from '../way/shown-leg';
import { useStartOfDueStep } from '../way/use-steps';
import { firstSentence, pressOf, sentenceOfStep } from './listen-press';
import { endMiniPlayer, showMiniPlayer, Ticks } from './MiniPlayer';
import { markSentence, scrollToSentence, startOfShownStep, textId, useSpoken, type SpokenTexts } from './spoken';
import { numberOf, stoppedAt, WHY_SILENT } from './why-silent';
import styles from './player.module.css';

export interface Listening {
  readonly label: string;
  readonly isOn: boolean;
  readonly press: () => void;
  readonly state: SpeechState;
  /** Whether the voice reads the text of this screen. */
  readonly isOfScreen: boolean;
  /** The state of a text that was not there when Listen was pressed. */
  readonly missing: 'loading' | 'failed' | undefined;
  readonly skip: (by: 1 | -1) => void;
  /** Reads the screen to which a press leads, if the setting "Read to me" is on. */
  readonly readOnArrival: (screen: Screen) => void;
}

/** The stop that was marked on this screen, while the voice reads its story or can go on with it. */
function storyTold({ tour, justPunched: stop }: Walk, { id, kind }: SpeechState): number | undefined {
  if (stop === undefined || id !== textId(tour.slug, { kind: 'stop', stop })) return undefined;
  return kind === 'speaking' || kind === 'paused' || kind === 'interrupted' ? stop : undefined;
}

/** The voice and the text of the current screen. Each sentence is stored, so that a killed app continues there. */
export function useListening(): Listening {
  const walk = useWalk();
  const { tour, screen, place, progress, store } = walk;
  const { state, voice } = useSpeech();
  const position = useWatch();
  const later = laterStop(position, place);
  const marked = stopMarkedHere(walk, position);
  const told = storyTold(walk, state);
  const shown = useMemo(() => spokenPlace(shownPlace(place, later), marked, told), [place, later, marked, told]);
  const id = textId(tour.slug, shown);
  const startOfDueStep = useStartOfDueStep(shown.kind === 'way' ? shown.stop : 0);
  const texts = useSpoken(walk);
  const spokenAt = texts.of;
  const spoken = useMemo(() => spokenAt(shown), [spokenAt, shown]);
  const [{ readAloud }] = useWalkSettings();
  useEffect(() => {
    // Another screen, the words of a later leg, or those of a stop that was just marked, are another text, so stop. The
    // map and the list keep the text of the screen before.
    if (voice().getSnapshot().id !== id) voice().stop();
  }, [id, voice]);
  // The voice may also read a sample, or the text of the screen to which a press leads.
  const isOfScreen = state.id === id;
  const isOn = isOfScreen && state.kind === 'speaking';
  // The sentence is stored for the screen's own text only.
  const isOwn = shown === place;
  const note = useEffectEvent((sentence: number) => {
    if (isOwn) store.change((stored, now) => withSentence(stored, shown, sentence, now));
  });
  useEffect(() => {
    if (isOn && state.sentence >= 0) note(state.sentence);
  }, [isOn, state.sentence]);
  useReadingElsewhere(shown, isOn);
  const isMarked = isOn || (isOfScreen && (state.kind === 'paused' || state.kind === 'interrupted'));
  // The map and the list show no sentence, and the screen of a way none of a stop's story.
  const mark = isMarked && screen.kind === shown.kind ? spoken?.marks[state.sentence] : undefined;
  const sentenceShown = mark && `${id} ${state.sentence}`;
  const scrolledTo = useRef<string>(undefined);
  useEffect(() => {
    const sentence = markSentence(mark);
    // Back from the map, the story is shown where it was left, so the same sentence does not scroll again.
    if (sentenceShown !== undefined && sentenceShown !== scrolledTo.current) scrollToSentence(sentence);
    if (sentenceShown !== undefined || !isMarked) scrolledTo.current = sentenceShown;
  }, [mark, sentenceShown, isMarked]);
  const early = useEarlyPress(texts, id);
  function press(): void {
    const { text, marks } = spoken ?? {};
    const action = pressOf({
      state: isOfScreen ? state : undefined,
      sentences: text?.sentences.length ?? 0,
      // The map and the list do not show the directions.
      shown: shown.kind === 'way' ? sentenceOfStep(marks ?? [], startOfShownStep() ?? startOfDueStep) : 0,
      stored: isOwn && progress ? sentenceOf(progress, shown) : 0,
    });
    if (action === 'pause') voice().pause();
    else if (action === 'resume') voice().resume();
    else if (text !== undefined) voice().play(text, action.playFrom);
    else if ('stop' in shown) early.want(id);
  }
  const { stage } = texts;
  const readWanted = useEffectEvent((text: string) => {
    if (early.take(text)) press();
  });
  useEffect(() => {
    if (stage === 'loaded') readWanted(id);
  }, [stage, id]);
  return {
    label: isOn ? 'Pause' : 'Listen',
    isOn,
    press,
    state,
    isOfScreen,
    missing: early.wanted === id && stage !== 'loaded' ? stage : undefined,
    skip: (by) => (by > 0 ? voice().next() : voice().previous()),
    readOnArrival(screen) {
      if (!readAloud || screen.kind !== 'stop') return;
      const next = spokenAt(screen);
      if (next === undefined) {
        early.want(textId(tour.slug, screen));
        return;
      }
      const { kind, id: read } = voice().getSnapshot();
      // After a mark the voice may read this text already.
      if (kind === 'speaking' && read === next.text.id) return;
      const { sentences } = next.text;
      const stored = progress ? sentenceOf(progress, screen) : 0;
      // Within the handler of the press: some systems speak only then.
      voice().play(next.text, firstSentence({ sentences: sentences.length, shown: 0, stored }));
    },
  };
}

/**
 * Remembers for which text a press came before the texts, until its screen is left. After a failed load the visitor is
 * asked to press again, so a text that comes later is not read by itself.
 * @param id of the text of the current screen; a press may want the text of the screen to which it leads
 */
function useEarlyPress({ stage, loadAgain }: SpokenTexts, id: string) {
  const { voice } = useSpeech();
  const [press, setPress] = useState<{ readonly wanted: string; readonly hasFailed: boolean }>();
  const [lastId, setLastId] = useState(id);
  if (lastId !== id) {
    setLastId(id);
    if (press?.wanted !== id) setPress(undefined);
  }
  if (stage === 'failed' && press?.hasFailed === false) setPress({ ...press, hasFailed: true });
  return {
    wanted: press?.wanted,
    /** Whether the text that has come is to be read now; true only once for a press. */
    take(text: string): boolean {
      if (press?.wanted !== text) return false;
      setPress(undefined);
      return !press.hasFailed;
    },
    want(text: string): void {
      if (stage === 'loaded') return;
      setPress({ wanted: text, hasFailed: false });
      if (stage === 'failed') loadAgain();
      voice().permit();
    },
  };
}

/** On the site's other pages the voice reads on with a small player; back in walk mode this player returns. */
function useReadingElsewhere(shown: Screen, isOn: boolean): void {
  const { tour, place, store } = useWalk();
  const { voice } = useSpeech();
  const router = useRouter();
  const leaves = useEffectEvent(() => {
    if (!('stop' in shown) || !isOn) return voice().stop();
    const target = { to: '/tours/$slug/walk', params: { slug: tour.slug }, hash: hashOf(shown).slice(1) } as const;
    return showMiniPlayer({
      stop: shown.stop,
      title: shown.kind === 'way' ? `To stop ${shown.stop}` : (tour.stops[shown.stop - 1]?.title ?? ''),
      href: router.buildLocation(target).publicHref,
      speech: voice(),
      goBack: () => void router.navigate(target),
      note: (sentence) => {
        if (shown === place) store.change((stored, now) => withSentence(stored, shown, sentence, now));
      },
    });
  });
  useEffect(() => {
    endMiniPlayer();
    return () => leaves();
  }, []);
}

/** The text for words that are not there yet. */
const MISSING = {
  loading: 'The words for the voice are coming.',
  failed: 'The words for the voice have not arrived. Press Listen again. The text stays.',
} as const;

interface PlayerProps {
  readonly listening: Listening;
  readonly onVoice: () => void;
}

/** The speed to which a press leads: the next faster one, and the slowest after the fastest. */
const faster = (rate: Rate): Rate => RATES[RATES.indexOf(rate) + 1] ?? RATES[0];

/** The buttons of the player. They vanish when the text ends, and then pass the focus on to the player. */
function Controls({
  listening: { state, skip },
  onVoice,
  player,
}: PlayerProps & { readonly player: RefObject<HTMLElement | null> }) {
  const [{ rate }, change] = useWalkSettings();
  const controls = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(controls, { moveFocus: () => player.current?.focus({ preventScroll: true }) });
  return (
    <div ref={controls} className={styles.controls}>
      {/* Not a live region: the screen reader's voice and this voice cannot be understood together. */}
      <p className={styles.at}>
        <span>Sentence </span>
        <span>{`${numberOf(state)} of ${state.sentences}`}</span>
      </p>
      <button type="button" aria-label="Previous sentence" onClick={() => skip(-1)}>
        <WalkIcon name="previous-sentence" />
      </button>
      <button type="button" aria-label="Next sentence" onClick={() => skip(1)}>
        <WalkIcon name="next-sentence" />
      </button>
      <button
        type="button"
        className={styles.boxed}
        aria-label={`${rate}×, speed. Change to ${faster(rate)}`}
        onClick={() => change({ rate: faster(rate) })}
      >
        {`${rate}×`}
      </button>
      <button type="button" className={styles.boxed} onClick={onVoice}>
        Voice
      </button>
    </div>
  );
}

/** The player above the bar, while the voice has something to show. */
export function Player({ listening, onVoice }: PlayerProps) {
  const { state, isOfScreen, missing, press } = listening;
  const player = useRef<HTMLElement>(null);
  const isStopped = isOfScreen && state.kind === 'interrupted';
  const hasControls = isOfScreen && (state.kind === 'speaking' || state.kind === 'paused');
  const hasTicks = isStopped || hasControls;
  const words = isStopped ? stoppedAt(state) : missing ? MISSING[missing] : WHY_SILENT[state.kind];
  const isShown = hasTicks || words !== undefined;
  return (
    <section
      ref={player}
      tabIndex={-1}
      aria-label={hasTicks ? 'Voice' : undefined}
      className={isShown ? styles.player : undefined}
    >
      {hasTicks ? <Ticks state={state} /> : null}
      <div className={isStopped ? styles.stopped : isShown && !hasTicks ? styles.words : undefined}>
        {/* One permanent live region: not every screen reader announces text in a region that has just been added. */}
        <p role="status">{words}</p>
        {isStopped ? (
          <Button
            size="sm"
            onClick={() => {
              // The button vanishes with its press, so move the focus first.
              player.current?.focus({ preventScroll: true });
              press();
            }}
          >
            Continue
          </Button>
        ) : null}
      </div>
      {hasControls ? <Controls listening={listening} onVoice={onVoice} player={player} /> : null}
    </section>
  );
}
