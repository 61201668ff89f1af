import { useHydrated } from '@tanstack/react-router';
import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { useCarousel } from './use-carousel';
import styles from './carousel.module.css';

interface CarouselProps {
  /** The accessible name of the carousel. */
  readonly label: string;
  /** The word for one slide, such as "review". It is part of the names of the buttons. */
  readonly thing: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
}

const STEP_OF_KEY: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

function Dots(props: {
  readonly ids: readonly string[];
  readonly thing: string;
  readonly current: number;
  readonly disabled: boolean;
  readonly onGo: (place: number) => void;
}) {
  return (
    <div className={styles.dots}>
      {props.ids.map((id, index) => (
        <button
          key={id}
          type="button"
          className={styles.dot}
          aria-label={`Show ${props.thing} ${index + 1}`}
          aria-current={index === props.current ? 'true' : undefined}
          disabled={props.disabled}
          onClick={() => props.onGo(index)}
        />
      ))}
    </div>
  );
}

/**
 * Renders slides on CSS scroll-snap: they can be swiped without scripts and are also turned by buttons and arrow keys
 * with them. The carousel plays by itself and has a Pause button. It stops while the pointer is over it or the focus is
 * inside, and if reduced motion is set. A touch stops it until Play is pressed. The position is announced only while
 * the carousel does not play.
 */
export function Carousel({ label, thing, slides }: CarouselProps) {
  const hydrated = useHydrated();
  const count = slides.length;
  const { list, current, stopped, playing, goTo, step, follow, watch, turnPlaying, stop } = useCarousel(count);
  const word = stopped ? 'Play' : 'Pause';
  const hover = (on: boolean) => (event: PointerEvent) => {
    // A finger cannot hover, so only the mouse counts.
    if (event.pointerType === 'mouse') watch('hover', on);
  };
  // A finger comes to swipe or to read, and nothing says when it is done, so the reader decides when to go on.
  const stopByTouch = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') stop();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) watch('focus', false);
  };
  const turnByKey = (event: KeyboardEvent): void => {
    const by = STEP_OF_KEY.get(event.key);
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onFocus={() => watch('focus', true)}
      onBlur={leave}
    >
      <div
        ref={list}
        role="group"
        aria-label={`${label}, one at a time`}
        tabIndex={0}
        className={styles.list}
        onScroll={follow}
        onPointerDown={stopByTouch}
        onKeyDown={turnByKey}
      >
        {slides.map(({ id, content }, index) => (
          <div
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
            className={styles.slide}
          >
            {content}
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <IconButton
          label={`Previous ${thing}`}
          icon="arrow"
          iconSize={20}
          raised
          className={styles.back}
          disabled={!hydrated}
          onClick={() => step(-1)}
        />
        <IconButton
          label={`Next ${thing}`}
          icon="arrow"
          iconSize={20}
          raised
          disabled={!hydrated}
          onClick={() => step(1)}
        />
        <p className={styles.count} aria-live={playing ? 'off' : 'polite'}>
          <span key={current}>{`${current + 1} / ${count}`}</span>
        </p>
        <Dots ids={slides.map(({ id }) => id)} thing={thing} current={current} disabled={!hydrated} onGo={goTo} />
        <Button
          size="sm"
          icon={stopped ? 'play' : 'pause'}
          className={styles.pause}
          disabled={!hydrated}
          onClick={turnPlaying}
        >
          <span key={word}>{word}</span>
        </Button>
      </div>
    </div>
  );
}
