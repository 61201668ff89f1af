import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { markDirty, markRefused } from '../../browser/unsaved-text';
import { hoursOfWalks } from '../../content/figures-of-walks';
import newsletter from '../../content/newsletter.yaml';
import privateTours from '../../content/pages/private-tours.yaml?summary';
import { departureDays, departureTime } from '../../content/schedule';
import { tourCards, type TourCard } from '../../content/tour-cards';
import { track } from '../../integrations/analytics/track';
import { newsletterFields } from '../../outbox/store/newsletter-fields';
import { fanGus } from '../../pictures/prints/fan-gus';
import { EMAIL_MAX } from '../../shared/is-email';
import { BusyStatus } from '../../ui/BusyStatus';
import { Button, ButtonLink } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { CloseButton } from '../../ui/CloseButton';
import { TextInput } from '../../ui/form/TextInput';
import { emptyHoneypot, Honeypot } from '../../ui/Honeypot';
import { Picture } from '../../ui/Picture';
import { showToast } from '../../ui/toast/show-toast';
import { ReserveButton } from '../booking/ReserveButton';
import { EXIT_TOAST, outcomeToast, honeypotToast, invalidEmailToast } from './exit-toasts';
import { CONSENT_REASON, CONSENT_SENTENCE, INVALID_EMAIL } from './newsletter-texts';
import { mailingList, signUp } from './sign-up';
import { keepForNextForm } from './sign-up-draft';
import { isFilledIn, useNonModalDialog } from './use-non-modal-dialog';
import styles from './exit-card.module.css';

export type ExitVariant = 'newsletter' | 'booking' | 'both';

const PRIVATE_TEXTS = {
  heading: 'A walk of your own',
  text: `One of our routes, for your group only: $${privateTours.pricing.from} for up to ${privateTours.pricing.covers} guests. Write to us which day you would like.`,
};

const textsOf = (variant: ExitVariant, tour: TourCard | undefined, isPrivate: boolean): typeof PRIVATE_TEXTS =>
  isPrivate
    ? PRIVATE_TEXTS
    : tour === undefined
      ? newsletter.popup[variant]
      : {
          heading: `${departureDays(tour.schedule)} at ${departureTime(tour.schedule)}`,
          text: `${tour.title}, ${tour.stopCount} stops, ${hoursOfWalks([tour])}, $${tour.price} a person.`,
        };

/**
 * Shows a card when the pointer leaves the page towards the browser's toolbar. The card is not modal: the page behind
 * it can be used, which closes the card.
 * @param slug the tour of the page, if the page is about one; the card shows its days
 * @param isPrivate whether the page is about private tours, which are requested by e-mail
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
  useNonModalDialog(dialog, EXIT_TOAST);
  const close = (): void => dialog.current?.close();
  const { heading, text } = textsOf(variant, tour, isPrivate);
  return (
    <dialog ref={dialog} data-exit-card="" aria-labelledby="exit-card" className={styles.card} onClose={onClose}>
      <CloseButton label="Close" className={styles.close} onClick={close} />
      <div className={classes(styles.picture, tour && styles.ofTour)}>
        <Picture picture={tour?.picture ?? fanGus} decorative sizes={tour ? '600px' : '360px'} />
      </div>
      <div className={styles.words}>
        <h2 id="exit-card">{heading}</h2>
        <p>{text}</p>
        {variant === 'booking' ? null : <ExitSignUp onDone={close} />}
        {variant === 'newsletter' ? null : (
          <div className={styles.booking} onClickCapture={() => track({ name: 'exit_intent_booking_click' })}>
            {isPrivate ? (
              <ButtonLink to="/contact" variant="primary" size="lg" icon="envelope" onClick={close}>
                Ask for a day
              </ButtonLink>
            ) : (
              <ReserveButton
                item={tour?.item}
                variant={variant === 'booking' ? 'primary' : 'secondary'}
                size={variant === 'booking' ? 'lg' : 'md'}
              />
            )}
          </div>
        )}
        {variant === 'booking' ? (
          <Button variant="quiet" onClick={close}>
            Keep reading
          </Button>
        ) : null}
      </div>
    </dialog>
  );
}

/** Tells updates whether an address is typed into the card, which stores no draft. */
function noteTyped(isTyped: boolean): void {
  markDirty('exit-card', isTyped);
  markRefused('exit-card', isTyped);
}

/**
 * Renders the sign-up with one field and the consent beside the button, and closes the card after sending:
 * docs/requirements.md#exit-card-sign-up
 */
function ExitSignUp({ onDone }: { onDone: () => void }) {
  const [sending, setSending] = useState(false);
  useEffect(() => () => noteTyped(false), []);
  const fields = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', firstName: '', lastName: '' },
    validate: schemaResolver(newsletterFields, { sync: true }),
  });

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const box = form.elements.namedItem('EMAIL');
    if (sending || !(box instanceof HTMLInputElement)) return;
    if (emptyHoneypot(form, mailingList.honeypot)) return showToast(honeypotToast);
    // Read the field itself, because a program may have filled it in without an `input` event.
    fields.setFieldValue('email', box.value, { forceUpdate: false });
    // The address is checked here and not by the browser, whose message would cover the toast.
    if (fields.validate().hasErrors || !box.validity.valid) {
      fields.setErrors({ email: INVALID_EMAIL });
      box.focus();
      return showToast(invalidEmailToast);
    }
    setSending(true);
    const result = await signUp(z.parse(newsletterFields, fields.getValues()));
    if (result.outcome !== 'failed') {
      track({ name: 'exit_intent_conversion' });
      onDone();
    } else if (!form.isConnected) {
      // The card was closed while it was sending, and its form went with it.
      keepForNextForm({ EMAIL: box.value });
    }
    setSending(false);
    showToast(outcomeToast(result));
  };

  return (
    <form
      method="post"
      noValidate
      aria-label="Newsletter, in short"
      className={styles.form}
      onInput={({ currentTarget }) => {
        fields.clearErrors();
        noteTyped(isFilledIn(currentTarget));
      }}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <div className={styles.line}>
        <TextInput
          id="exit-email"
          name="EMAIL"
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          error={fields.errors['email']}
          readOnly={sending}
          required
        />
        <Button type="submit" variant="primary" className={styles.send} busy={sending} aria-describedby="exit-consent">
          {sending ? 'Sending...' : 'Send it'}
        </Button>
      </div>
      <BusyStatus busy={sending} words="Sending..." />
      <Honeypot name={mailingList.honeypot} />
      <div id="exit-consent" className={styles.consent}>
        <p>{CONSENT_SENTENCE}</p>
        <p>{CONSENT_REASON}</p>
      </div>
    </form>
  );
}
