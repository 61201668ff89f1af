// The small player on the site's other pages. Walk mode loads it and renders it in a root of its own beside the page,
// so no other page contains its code.
import { useEffect, type MouseEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { focusHeading } from '../../../browser/focus-heading';
import { isPlainPress } from '../../../browser/plain-press';
import { useStore } from '../../../browser/store';
import { Icon } from '../../../ui/Icon';
import type { Speech, SpeechState } from '../../voice/speech';
import { measureFoot } from '../foot-height';
import { WalkIcon } from '../WalkIcon';
import { stoppedAt, WHY_SILENT } from './why-silent';
import styles from './player.module.css';

interface Reading {
  /** The number of the stop on its walk, from 1. */
  readonly stop: number;
  readonly title: string;
  readonly href: string;
  readonly speech: Speech;
  readonly goBack: () => void;
  /** Stores which sentence is read. */
  readonly note: (sentence: number) => void;
}

/** One tick for each sentence, with the current one marked. */
export function Ticks({ state: { sentence, sentences } }: { state: SpeechState }) {
  const at = Math.max(0, sentence);
  return (
    <span className={styles.ticks} aria-hidden="true">
      {Array.from({ length: sentences }, (_, index) => (
        <span key={index} data-tick={index < at ? 'said' : index === at ? 'now' : undefined} />
      ))}
    </span>
  );
}

let endShown: (() => void) | undefined;

/** The player, which says why the voice is silent if nobody has silenced it: "Listen" then tries again. */
export function MiniPlayer({ stop, title, href, speech, goBack, note }: Reading) {
  const state = useStore(speech);
  const { kind, sentence } = state;
  const isOn = kind === 'speaking';
  const isOver = kind === 'silent' || kind === 'ended';
  const words = kind === 'interrupted' ? stoppedAt(state) : WHY_SILENT[kind];
  useEffect(() => {
    if (isOver) endMiniPlayer();
    else if (sentence >= 0) note(sentence);
  }, [isOver, sentence, note]);
  const back = (event: MouseEvent): void => {
    // With a modifier key, the browser opens the link in another tab or window, or saves it.
    if (!isPlainPress(event)) return;
    event.preventDefault();
    goBack();
  };
  return (
    <aside ref={measureFoot} aria-label="Voice of the walk" className={styles.player}>
      <Ticks state={state} />
      <p role="status" className={words === undefined ? undefined : styles.words}>
        {words}
      </p>
      <div className={styles.small}>
        <span className={styles.stub} aria-hidden="true">
          {stop}
        </span>
        <div className={styles.what}>
          <p>{title}</p>
          <a href={href} onClick={back}>
            Back to the walk
          </a>
        </div>
        <button
          type="button"
          aria-label={isOn ? 'Pause' : 'Listen'}
          className={styles.boxed}
          onClick={() => (isOn ? speech.pause() : speech.resume())}
        >
          {isOn ? <Icon name="pause" size={24} /> : <WalkIcon name="speaker" />}
        </button>
        <button type="button" aria-label="Stop reading" onClick={() => speech.stop()}>
          <Icon name="close" size={24} />
        </button>
      </div>
    </aside>
  );
}

/** Shows the player until the text is read to the end, the visitor closes it, or the walk is open again. */
export function showMiniPlayer(reading: Reading): void {
  endMiniPlayer();
  const place = document.createElement('div');
  // The dock keeps the focus clear of its elements (src/layout/dock/clear-focus.ts).
  place.dataset.dock = 'player';
  place.className = styles.mini ?? '';
  document.body.append(place);
  const root = createRoot(place);
  root.render(<MiniPlayer {...reading} />);
  endShown = () => {
    if (place.contains(document.activeElement)) focusHeading();
    place.remove();
    // React cannot unmount a root while it renders.
    setTimeout(() => root.unmount());
  };
}

/** Removes the player, if it is shown; the voice reads on. */
export function endMiniPlayer(): void {
  endShown?.();
  endShown = undefined;
}
