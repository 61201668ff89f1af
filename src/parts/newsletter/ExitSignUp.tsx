import { useState, type FormEvent } from 'react';
import { track } from '../../integrations/analytics/track';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/form/Field';
import { EMAIL_MAX, isEmail } from '../../shared/is-email';
import { showToast } from '../../ui/toast/show-toast';
import { exitToast, invalidEmailToast, honeypotToast } from './exit-toasts';
import styles from './exit-card.module.css';
import { signUp } from './sign-up';

import { emptyHoneypot, Honeypot } from './Honeypot';
import { CONSENT_SENTENCE, INVALID_EMAIL } from './words';

/** One field, and the consent beside the button. Idle, sending, then the card closes (000 §4). */
export function ExitSignUp({ onDone }: { onDone: () => void }) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const box = form.elements.namedItem('EMAIL');
    if (sending || !(box instanceof HTMLInputElement)) return;
    if (emptyHoneypot(form)) return showToast(honeypotToast);
    const email = box.value.trim();
    // Checked here and not by the browser, whose bubble would stand in the way of the toast.
    if (!isEmail(email) || !box.validity.valid) {
      setError(INVALID_EMAIL);
      box.focus();
      return showToast(invalidEmailToast);
    }
    setSending(true);
    const result = await signUp({ email, firstName: '', lastName: '' });
    if (result.outcome !== 'failed') {
      track({ name: 'exit_intent_conversion' });
      onDone();
    }
    setSending(false);
    showToast(exitToast(result, navigator.onLine));
  };

  return (
    <form
      method="post"
      noValidate
      aria-label="Newsletter, in short"
      className={styles.form}
      onInput={() => setError(undefined)}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <div className={styles.line}>
        <Field
          id="exit-email"
          name="EMAIL"
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          error={error}
          required
        />
        <Button type="submit" look="primary" className={styles.send} disabled={sending}>
          {sending ? 'Sending...' : 'Send it'}
        </Button>
      </div>
      <Honeypot />
      <p className={styles.consent}>{CONSENT_SENTENCE}</p>
    </form>
  );
}
