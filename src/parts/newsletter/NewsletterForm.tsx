import { settings } from '../../config/env';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { Field } from '../../ui/form/Field';
import { EMAIL_MAX } from '../../shared/is-email';
import { emailWords } from './email-words';
import { FormNote } from './FormNote';
import { list } from './list';
import styles from './newsletter-form.module.css';
import { Honeypot } from './Honeypot';
import { useNewsletterForm } from './use-newsletter-form';
import { CONSENT_LABEL } from './words';

const NAME_MAX = 100;

/** An ordinary form that the browser sends to a new tab, script or not (000 §7). */
export function NewsletterForm() {
  const { element, said, onSubmit, sendFromHere, disabled } = useNewsletterForm();
  return (
    <form
      ref={element}
      method="post"
      {...(list.demonstration ? {} : { action: list.href, target: '_blank', rel: 'noopener' })}
      aria-label="Newsletter"
      className={styles.form}
      onSubmit={onSubmit}
      {...emailWords}
    >
      <div className={styles.names}>
        <Field name="FNAME" label="First name" autoComplete="given-name" maxLength={NAME_MAX} required />
        <Field name="LNAME" label="Last name" optional autoComplete="family-name" maxLength={NAME_MAX} />
      </div>
      <Field name="EMAIL" label="Email" type="email" autoComplete="email" maxLength={EMAIL_MAX} required />
      <input type="hidden" name="tags" value={settings.newsletter.tags} />
      <Honeypot />
      <Checkbox name="CONSENT" value="true" label={CONSENT_LABEL} required />
      <Button type="submit" look="primary" icon="envelope" className={styles.button} disabled={disabled}>
        {said.state === 'sending' ? 'Sending...' : 'Send me the guide'}
      </Button>
      <FormNote said={said} onSendFromHere={() => void sendFromHere()} />
    </form>
  );
}
