import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { settings } from '../../config/env';
import newsletter from '../../content/newsletter.yaml';
import { muybridgeFrieze } from '../../pictures/prints/muybridge-frieze';
import { EMAIL_MAX } from '../../shared/is-email';
import { Button } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { Checkbox } from '../../ui/form/Checkbox';
import { goToNextField } from '../../ui/form/go-to-next-field';
import { TextInput } from '../../ui/form/TextInput';
import { Honeypot } from '../../ui/Honeypot';
import { Print } from '../../ui/Print';
import { useFocusStaysIn } from '../../ui/use-focus-stays-in';
import {
  CHECK_YOUR_EMAIL,
  CONSENT_LABEL,
  CONSENT_REASON,
  IF_NO_EMAIL,
  savedText,
  WENT_TO_PROVIDER,
} from './newsletter-texts';
import { mailingList } from './sign-up';
import { useNewsletterForm, type FormStatus } from './use-newsletter-form';
import styles from './newsletter-section.module.css';

const NAME_MAX = 100;

/** Shows the form of the newsletter as a coupon. */
export function NewsletterSection() {
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="newsletter">
      <div className={styles.coupon}>
        <div className={styles.words}>
          <Eyebrow>Free by email</Eyebrow>
          <h2 id="newsletter">{newsletter.form.heading}</h2>
          <p>{newsletter.form.text}</p>
          <Print picture={muybridgeFrieze} decorative caption sizes="(min-width: 900px) 500px, 100vw" />
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}

/**
 * Renders a form that the browser itself submits in a new tab, with or without scripts:
 * docs/requirements.md#newsletter-form
 */
function NewsletterForm() {
  const { element, status, bind, ready, isChecked, onInput, onSubmit, sendFromHere } = useNewsletterForm();
  return (
    <form
      ref={element}
      method="post"
      {...(mailingList.demonstration ? {} : { action: mailingList.href, target: '_blank', rel: 'noopener' })}
      aria-label="Newsletter"
      className={styles.form}
      noValidate={isChecked}
      onInput={onInput}
      onKeyDown={goToNextField}
      onSubmit={onSubmit}
    >
      <div className={styles.names}>
        <TextInput
          {...bind('FNAME')}
          label="First name"
          autoComplete="given-name"
          maxLength={NAME_MAX}
          enterKeyHint="next"
          required
        />
        <TextInput
          {...bind('LNAME')}
          label="Last name"
          optional
          autoComplete="family-name"
          maxLength={NAME_MAX}
          enterKeyHint="next"
        />
      </div>
      <TextInput
        {...bind('EMAIL')}
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        enterKeyHint="next"
        required
      />
      <input type="hidden" name="tags" value={settings.newsletter.tags} />
      <Honeypot name={mailingList.honeypot} />
      <Checkbox {...bind('CONSENT')} value="true" label={CONSENT_LABEL} description={CONSENT_REASON} required />
      <Button
        type="submit"
        variant="primary"
        icon="envelope"
        className={styles.button}
        disabled={!ready}
        busy={status.state === 'sending'}
      >
        {status.state === 'sending' ? 'Sending...' : 'Send me the guide'}
      </Button>
      <Status status={status} onSendFromHere={sendFromHere} />
    </form>
  );
}

/** Shows the result of the sign-up below the button. */
function Status({ status, onSendFromHere }: { status: FormStatus; onSendFromHere: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  // A saved sign-up may be sent while the focus is on the link to the outbox. Then the link is removed.
  useFocusStaysIn(element, element);
  const sendFromHere = (): void => {
    // The pressed button disappears, so the focus goes to where the result will be.
    element.current?.focus();
    onSendFromHere();
  };
  return (
    <div ref={element} role="status" tabIndex={-1} className={styles.note}>
      {status.state === 'sending' ? (
        <p key="sending" className="visually-hidden">
          Sending...
        </p>
      ) : null}
      {status.state === 'opened' ? (
        <p key="opened" className={styles.opened}>
          <span>Your sign-up was sent in a new tab. Nothing opened?</span>
          <Button variant="quiet" onClick={sendFromHere}>
            Send it from here
          </Button>
        </p>
      ) : null}
      {status.state === 'sent' ? (
        <p key="sent">
          <span>{WENT_TO_PROVIDER}</span> <strong>Success!</strong> <span>{CHECK_YOUR_EMAIL}</span>{' '}
          <span>{IF_NO_EMAIL}</span>
        </p>
      ) : null}
      {status.state === 'saved' ? (
        <p key="saved">
          <span>{savedText(status.offline)}</span> <Link to="/outbox">See the outbox</Link>
        </p>
      ) : null}
      {status.state === 'trouble' ? (
        <p key={status.message} className={styles.trouble}>
          {status.message}
        </p>
      ) : null}
    </div>
  );
}
