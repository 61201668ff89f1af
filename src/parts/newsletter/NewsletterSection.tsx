import { Link } from '@tanstack/react-router';
import { settings } from '../../config/env';
import newsletter from '../../content/newsletter.yaml';
import { muybridgeFrieze } from '../../pictures/prints/muybridge-frieze';
import { EMAIL_MAX } from '../../shared/is-email';
import { Button } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { Checkbox } from '../../ui/form/Checkbox';
import { Field } from '../../ui/form/Field';
import { Honeypot } from '../../ui/Honeypot';
import { Print } from '../../ui/Print';
import { CHECK_YOUR_EMAIL, CONSENT_LABEL, savedText, WENT_TO_PROVIDER } from './newsletter-texts';
import { mailingList } from './sign-up';
import { emailValidity, useNewsletterForm, type FormStatus } from './use-newsletter-form';
import styles from './newsletter-section.module.css';

const NAME_MAX = 100;

/** The coupon to cut out: the newsletter's form, with what it brings. */
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

/** An ordinary form that the browser submits in a new tab, script or not: docs/requirements.md#newsletter-form */
function NewsletterForm() {
  const { element, status, onSubmit, sendFromHere, disabled } = useNewsletterForm();
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
        <Field name="FNAME" label="First name" autoComplete="given-name" maxLength={NAME_MAX} required />
        <Field name="LNAME" label="Last name" optional autoComplete="family-name" maxLength={NAME_MAX} />
      </div>
      <Field name="EMAIL" label="Email" type="email" autoComplete="email" maxLength={EMAIL_MAX} required />
      <input type="hidden" name="tags" value={settings.newsletter.tags} />
      <Honeypot name={mailingList.honeypot} />
      <Checkbox name="CONSENT" value="true" label={CONSENT_LABEL} required />
      <Button type="submit" look="primary" icon="envelope" className={styles.button} disabled={disabled}>
        {status.state === 'sending' ? 'Sending...' : 'Send me the guide'}
      </Button>
      <Status status={status} onSendFromHere={() => void sendFromHere()} />
    </form>
  );
}

/** What came of the press, under the button. */
function Status({ status, onSendFromHere }: { status: FormStatus; onSendFromHere: () => void }) {
  return (
    <div role="status" className={styles.note}>
      {status.state === 'opened' ? (
        <p key="opened" className={styles.opened}>
          <span>Your sign-up went out in a new tab. Nothing opened?</span>
          <Button look="quiet" onClick={onSendFromHere}>
            Send it from here
          </Button>
        </p>
      ) : null}
      {status.state === 'sent' ? (
        <p key="sent">
          <strong>Success!</strong> <span>{CHECK_YOUR_EMAIL}</span> <span>{WENT_TO_PROVIDER}</span>
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
