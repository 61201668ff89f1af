import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { settings } from '../../config/env';
import { loadProviderFiles } from '../../integrations/mailchimp/load-provider-files';
import { whenSubmissionLeaves } from '../../outbox/when-submission-leaves';
import { isEmail } from '../../shared/is-email';
import { emptyHoneypot } from '../../ui/Honeypot';
import { seen } from '../../ui/near/near';
import { HIDDEN_FIELD, INVALID_EMAIL } from './newsletter-texts';
import { mailingList, signUp } from './sign-up';

export type FormStatus =
  | { state: 'nothing' | 'sending' | 'sent' }
  /** The browser has sent the form to a new tab; what came of it only the visitor can see. */
  | { state: 'opened' }
  | { state: 'saved'; id: string; offline: boolean }
  | { state: 'trouble'; message: string };

/** The page's form: the browser sends it to a new tab; the outbox takes it where that cannot work. */
export function useNewsletterForm() {
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
      void seen(element.current, '50% 0px').then(loadProviderFiles);
  }, []);

  const sendFromHere = async (): Promise<void> => {
    const form = element.current;
    if (form === null || status.state === 'sending' || !form.reportValidity()) return;
    if (emptyHoneypot(form, mailingList.honeypot)) return setStatus({ state: 'trouble', message: HIDDEN_FIELD });
    const fields = new FormData(form);
    const valueOf = (name: string): string => {
      const value = fields.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    setStatus({ state: 'sending' });
    const result = await signUp({ email: valueOf('EMAIL'), firstName: valueOf('FNAME'), lastName: valueOf('LNAME') });
    if (result.outcome === 'failed') return setStatus({ state: 'trouble', message: result.message });
    form.reset();
    setStatus(
      result.outcome === 'sent' ? { state: 'sent' } : { state: 'saved', id: result.id, offline: result.offline },
    );
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    if (mailingList.demonstration || !navigator.onLine) {
      event.preventDefault();
      void sendFromHere();
    } else if (emptyHoneypot(event.currentTarget, mailingList.honeypot)) {
      event.preventDefault();
      setStatus({ state: 'trouble', message: HIDDEN_FIELD });
    } else setStatus({ state: 'opened' });
  };

  // A demonstration has no address to send to before the script says so.
  const ready = !mailingList.demonstration || hydrated;
  return { element, status, onSubmit, sendFromHere, disabled: !ready || status.state === 'sending' };
}

const emailField = (target: EventTarget): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.type === 'email' ? target : undefined;

/** The browser's own check of the form, with our text for a wrong address. */
export const emailValidity = {
  onInvalidCapture: ({ target }: FormEvent<HTMLFormElement>): void =>
    emailField(target)?.setCustomValidity(INVALID_EMAIL),
  // Our text stays until it is taken back, also over a right address.
  onInput: ({ target }: FormEvent<HTMLFormElement>): void => {
    const field = emailField(target);
    field?.setCustomValidity('');
    // "a@b" is right to a browser, and reaches nobody.
    if (field?.validity.valid && field.value !== '' && !isEmail(field.value)) field.setCustomValidity(INVALID_EMAIL);
  },
};
