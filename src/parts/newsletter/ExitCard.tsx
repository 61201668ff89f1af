import { useEffect, useRef } from 'react';
import newsletter from '../../content/newsletter.yaml';
import ownWalk from '../../content/pages/private-tours.yaml?summary';
import { departureDays, departureTime } from '../../content/schedule';
import { tourCards, type TourCard } from '../../content/tour-cards';
import { track } from '../../integrations/analytics/track';
import { fanGus } from '../../pictures/prints/fan-gus';
import { Button, ButtonLink } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { ReserveButton } from '../booking/ReserveButton';
import { EXIT_TOAST } from './exit-toasts';
import { ExitSignUp } from './ExitSignUp';
import styles from './exit-card.module.css';
import { standOpen } from './stand-open';

export type ExitVariant = 'newsletter' | 'booking' | 'both';

const privateWords = {
  heading: 'A walk of your own',
  text: `One of our three routes, for your group only: $${ownWalk.pricing.from} for up to ${ownWalk.pricing.covers} guests. Write to us which day you would like.`,
};

const wordsOf = (variant: ExitVariant, tour: TourCard | undefined, isPrivate: boolean): typeof privateWords =>
  isPrivate
    ? privateWords
    : tour === undefined
      ? newsletter.popup[variant]
      : {
          heading: `${departureDays(tour.schedule)} at ${departureTime(tour.schedule)}`,
          text: `${tour.title}, ${tour.stopCount} stops, ${tour.hours} hours, $${tour.price} a person. Confirm on the booking calendar.`,
        };

/**
 * Comes up once when the pointer leaves for the browser's own bar. No wall: the page behind it can be
 * used, and that puts the card away.
 * @param slug of the walk that the page is about, if it is about one; its days stand in the card
 * @param isPrivate the page is about private tours, which are asked for by letter
 */
export function ExitCard({
  variant,
  slug,
  isPrivate,
  onClose,
}: {
  variant: ExitVariant;
  slug: string | undefined;
  isPrivate: boolean;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const tour = tourCards.find((card) => card.slug === slug);
  useEffect(() => (dialog.current ? standOpen(dialog.current, EXIT_TOAST) : undefined), []);
  const close = (): void => dialog.current?.close();
  const { heading, text } = wordsOf(variant, tour, isPrivate);
  return (
    <dialog ref={dialog} data-exit-card="" aria-labelledby="exit-card" className={styles.card} onClose={onClose}>
      <button type="button" className={styles.close} aria-label="Close" onClick={close}>
        <Icon name="close" size={24} />
      </button>
      <div className={classes(styles.picture, tour && styles.ofWalk)}>
        <Picture picture={tour?.picture ?? fanGus} decorative sizes={tour ? '600px' : '360px'} />
      </div>
      <div className={styles.words}>
        <h2 id="exit-card">{heading}</h2>
        <p>{text}</p>
        {variant === 'booking' ? null : <ExitSignUp onDone={close} />}
        {variant === 'newsletter' ? null : (
          <div className={styles.booking} onClickCapture={() => track({ name: 'exit_intent_booking_click' })}>
            {isPrivate ? (
              <ButtonLink to="/contact" look="primary" size="large" icon="envelope" onClick={close}>
                Ask for a day
              </ButtonLink>
            ) : (
              <ReserveButton
                item={tour?.item}
                tour={tour}
                look={variant === 'booking' ? 'primary' : 'secondary'}
                size={variant === 'booking' ? 'large' : 'medium'}
              />
            )}
          </div>
        )}
        {variant === 'booking' ? (
          <Button look="quiet" onClick={close}>
            Keep reading
          </Button>
        ) : null}
      </div>
    </dialog>
  );
}
