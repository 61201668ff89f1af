import { Link, useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { settings } from '../../config/env';
import newsletter from '../../content/newsletter.yaml';
import { loadProviderFiles } from '../../integrations/mailchimp/load-provider-files';
import { newsletterFields } from '../../outbox/store/newsletter-fields';
import { whenSubmissionLeaves } from '../../outbox/when-submission-leaves';
import { muybridgeFrieze } from '../../pictures/prints/muybridge-frieze';
import { EMAIL_MAX, isEmail } from '../../shared/is-email';
import { isOnline } from '../../shared/online';
import { parseOr } from '../../shared/parse';
import { Button } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { Checkbox } from '../../ui/form/Checkbox';
import { TextInput } from '../../ui/form/TextInput';
import { emptyHoneypot, Honeypot } from '../../ui/Honeypot';
import { whenVisible } from '../../ui/hydration/triggers';
import { Print } from '../../ui/Print';
import {
  CHECK_YOUR_EMAIL,
  CONSENT_LABEL,
  CONSENT_REASON,
  HIDDEN_FIELD,
  IF_NO_EMAIL,
  INVALID_EMAIL,
  savedText,
  WENT_TO_PROVIDER,
} from './newsletter-texts';
import { mailingList, signUp } from './sign-up';
import styles from './newsletter-section.module.css';

const NAME_MAX = 100;

/** Shows the form of the newsletter as a coupon, with a list of what the newsletter brings. */
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
  const { element, status, onSubmit, sendFromHere, ready } = useNewsletterForm();
  return (
    <form
      ref={element}
      method="post"
      {...(mailingList.demonstration ? {} : { action: mailingList.href, target: '_blank', rel: 'noopener' })}
      aria-label="Newsletter"
      className={styles.form}
      onSubmit={onSubmit}
      {...emailValidity}
    >
      <div className={styles.names}>
        <TextInput name="FNAME" label="First name" autoComplete="given-name" maxLength={NAME_MAX} required />
        <TextInput name="LNAME" label="Last name" optional autoComplete="family-name" maxLength={NAME_MAX} />
      </div>
      <TextInput name="EMAIL" label="Email" type="email" autoComplete="email" maxLength={EMAIL_MAX} required />
      <input type="hidden" name="tags" value={settings.newsletter.tags} />
      <Honeypot name={mailingList.honeypot} />
      <Checkbox name="CONSENT" value="true" label={CONSENT_LABEL} description={CONSENT_REASON} required />
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
      <Status status={status} onSendFromHere={() => void sendFromHere()} />
    </form>
  );
}

/** Shows the result of the sign-up below the button. */
function Status({ status, onSendFromHere }: { status: FormStatus; onSendFromHere: () => void }) {
  return (
    <div role="status" className={styles.note}>
      {status.state === 'opened' ? (
        <p key="opened" className={styles.opened}>
          <span>Your sign-up was sent in a new tab. Nothing opened?</span>
          <Button variant="quiet" onClick={onSendFromHere}>
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

type FormStatus =
  | { state: 'nothing' | 'sending' | 'sent' }
  /** The browser has sent the form to a new tab; only the visitor can see the result. */
  | { state: 'opened' }
  | { state: 'saved'; id: string; offline: boolean }
  | { state: 'trouble'; message: string };

/**
 * Returns the state and the handlers of the page's form. The browser submits the form to a new tab; the outbox takes
 * the sign-up if that cannot work.
 */
function useNewsletterForm() {
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<FormStatus>({ state: 'nothing' });
  const savedId = status.state === 'saved' ? status.id : undefined;
  useEffect(
    () => (savedId === undefined ? undefined : whenSubmissionLeaves(savedId, () => setStatus({ state: 'nothing' }))),
    [savedId],
  );
  useEffect(() => {
    if (settings.newsletter.scripts && element.current !== null)
      void whenVisible(element.current, '50% 0px').then(loadProviderFiles);
  }, []);

  const sendFromHere = async (): Promise<void> => {
    const form = element.current;
    if (form === null || status.state === 'sending' || !form.reportValidity()) return;
    if (emptyHoneypot(form, mailingList.honeypot)) return setStatus({ state: 'trouble', message: HIDDEN_FIELD });
    const fields = new FormData(form);
    const typed = { email: fields.get('EMAIL'), firstName: fields.get('FNAME'), lastName: fields.get('LNAME') };
    const payload = parseOr(newsletterFields, typed, undefined);
    if (payload === undefined) return setStatus({ state: 'trouble', message: INVALID_EMAIL });
    setStatus({ state: 'sending' });
    const result = await signUp(payload);
    if (result.outcome === 'failed') return setStatus({ state: 'trouble', message: result.message });
    if (isUnchanged(form, fields)) form.reset();
    setStatus(
      result.outcome === 'sent' ? { state: 'sent' } : { state: 'saved', id: result.id, offline: result.offline },
    );
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    if (mailingList.demonstration || !isOnline()) {
      event.preventDefault();
      void sendFromHere();
    } else if (emptyHoneypot(event.currentTarget, mailingList.honeypot)) {
      event.preventDefault();
      setStatus({ state: 'trouble', message: HIDDEN_FIELD });
    } else setStatus({ state: 'opened' });
  };

  // The built HTML of a demonstration has no address to submit to, so the button is disabled until hydration.
  const ready = !mailingList.demonstration || hydrated;
  return { element, status, onSubmit, sendFromHere, ready };
}

/** Whether a form still holds these fields: what the visitor has typed meanwhile must not be lost. */
const isUnchanged = (form: HTMLFormElement, fields: FormData): boolean => {
  const now = new FormData(form);
  return [...fields].every(([name, value]) => now.get(name) === value) && [...now].length === [...fields].length;
};

const emailField = (target: EventTarget): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.type === 'email' ? target : undefined;

/** The handlers that add our text for a wrong address to the browser's own check. */
const emailValidity = {
  onInvalidCapture: ({ target }: FormEvent<HTMLFormElement>): void =>
    emailField(target)?.setCustomValidity(INVALID_EMAIL),
  // A custom message makes the field invalid until it is removed, even if the address is right.
  onInput: ({ target }: FormEvent<HTMLFormElement>): void => {
    const field = emailField(target);
    field?.setCustomValidity('');
    // The browser accepts "a@b", which is no address on the Internet.
    if (field?.validity.valid && field.value !== '' && !isEmail(field.value)) field.setCustomValidity(INVALID_EMAIL);
  },
};
