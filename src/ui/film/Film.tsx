import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { connection } from '../../browser/connection';
import { isPlainPress } from '../../browser/plain-press';
import { useStore } from '../../browser/store';
import type { Picture as PictureRecord } from '../../pictures/picture';
import { ButtonAnchor } from '../Button';
import { Picture } from '../Picture';
import styles from './film.module.css';

/** The source of a film: a file of this site, or the player of a provider. */
export type Reel =
  | { readonly kind: 'file'; readonly mp4: string; readonly webm: string }
  | { readonly kind: 'frame'; readonly address: string; readonly page: string };

interface FilmProps {
  readonly reel: Reel;
  readonly title: string;
  readonly poster: PictureRecord;
  readonly sizes: string;
  readonly words: {
    readonly play: string;
    readonly failed: string;
    /** Stands for `failed` while there is no connection. */
    readonly failedOffline: string;
  };
}

// A player does not run without its own origin. That origin is not ours, so the player cannot remove this sandbox.
const PLAYER_MAY = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/**
 * Renders a film behind its poster. Nothing of the film is requested before Play is pressed; without scripts, or with a
 * modifier key, Play is a link to the film. The poster stays behind the film, so that nothing flashes before its first
 * frame, and is shown again if the film does not load.
 */
export function Film({ reel, title, poster, sizes, words }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const player = useRef<HTMLIFrameElement>(null);
  const playLink = useRef<HTMLAnchorElement>(null);
  const isOffline = useStore(connection) === 'offline';
  const [state, setState] = useState<'poster' | 'plays' | 'failed'>('poster');
  const plays = state === 'plays';
  // The start of the film removes Play, and a failure hides the film, so the focus moves from one to the other. A
  // layout effect runs before the browser takes the focus from the hidden film.
  useLayoutEffect(() => {
    const film = video.current ?? player.current;
    if (state === 'plays') film?.focus({ preventScroll: true });
    if (state === 'failed' && document.activeElement === film) playLink.current?.focus({ preventScroll: true });
  }, [state]);
  const fail = (): void => setState('failed');
  const playFile = (film: HTMLVideoElement): void => {
    // After a failure the film is requested again.
    if (state === 'failed') film.load();
    // A failure is reported by the `error` event of the last source or of the film. This promise also rejects if the
    // visitor pauses at once, so its rejection is ignored.
    film.play().catch(() => undefined);
  };
  const play = (event: MouseEvent): void => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (reel.kind === 'frame' && connection.getSnapshot() === 'offline') {
      fail();
      return;
    }
    setState('plays');
    if (video.current) playFile(video.current);
  };
  const failure = isOffline ? words.failedOffline : words.failed;
  return (
    <div>
      <div className={styles.screen}>
        <Picture picture={poster} first sizes={sizes} />
        {reel.kind === 'file' ? (
          <video
            ref={video}
            className={styles.reel}
            data-plays={plays}
            aria-label={title}
            controls
            loop
            muted
            playsInline
            preload="none"
            onError={fail}
          >
            {/* The service worker stores the first source. */}
            <source src={reel.mp4} type="video/mp4" />
            <source src={reel.webm} type="video/webm" onError={fail} />
          </video>
        ) : plays ? (
          <iframe
            ref={player}
            className={styles.reel}
            data-plays
            src={reel.address}
            title={title}
            sandbox={PLAYER_MAY}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : null}
        {plays ? null : (
          <ButtonAnchor
            ref={playLink}
            className={styles.play}
            variant="primary"
            icon="play"
            href={reel.kind === 'file' ? reel.mp4 : reel.page}
            data-frame={reel.kind === 'frame' ? reel.address : undefined}
            data-replay-click
            onClick={play}
          >
            {words.play}
          </ButtonAnchor>
        )}
      </div>
      <p role="status" className={styles.trouble}>
        {state === 'failed' ? <span key={failure}>{failure}</span> : null}
      </p>
    </div>
  );
}
