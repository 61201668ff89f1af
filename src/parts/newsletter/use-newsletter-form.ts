import { useEffect, useRef, useState, type FormEvent } from 'react';
import { settings } from '../../config/env';
import { loadProviderFiles } from '../../integrations/mailchimp/load-provider-files';
import { whenGoneFromOutbox } from '../../outbox/when-gone';
import { seen } from '../../ui/near/near';
import { useHydrated } from '@tanstack/react-router';
import { list } from './list';
import { signUp } from './sign-up';
import { emptyHoneypot } from './Honeypot';
import { HIDDEN_FIELD } from './words';

export type Said =
  | { state: 'nothing' | 'sending' | 'sent' }
  /** The browser has sent the form to a new tab; what came of it only the visitor can see. */
  | { state: 'opened' }
  | { state: 'saved'; id: string }
  | { state: 'trouble'; message: string };

/** The page's form: the browser sends it to a new tab; the outbox takes it where that cannot work. */
export function useNewsletterForm() {
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const [said, say] = useState<Said>({ state: 'nothing' });
  const savedId = said.state === 'saved' ? said.id : undefined;
  useEffect(
    () => (savedId === undefined ? undefined : whenGoneFromOutbox(savedId, true, () => say({ state: 'nothing' }))),
    [savedId],
  );
  useEffect(() => {
    if (settings.newsletter.scripts && element.current !== null)
      void seen(element.current, '50% 0px').then(loadProviderFiles);
  }, []);

  const sendFromHere = async (): Promise<void> => {
    const form = element.current;
    if (form === null || said.state === 'sending' || !form.reportValidity()) return;
    if (emptyHoneypot(form)) return say({ state: 'trouble', message: HIDDEN_FIELD });
    const fields = new FormData(form);
    const valueOf = (name: string): string => {
      const value = fields.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    say({ state: 'sending' });
    const result = await signUp({ email: valueOf('EMAIL'), firstName: valueOf('FNAME'), lastName: valueOf('LNAME') });
    if (result.outcome === 'failed') return say({ state: 'trouble', message: result.message });
    form.reset();
    say(result.outcome === 'sent' ? { state: 'sent' } : { state: 'saved', id: result.id });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    if (list.demonstration || !navigator.onLine) {
      event.preventDefault();
      void sendFromHere();
    } else if (emptyHoneypot(event.currentTarget)) {
      event.preventDefault();
      say({ state: 'trouble', message: HIDDEN_FIELD });
    } else say({ state: 'opened' });
  };

  // A demonstration has no address to send to before the script says so.
  const ready = !list.demonstration || hydrated;
  return { element, said, onSubmit, sendFromHere, disabled: !ready || said.state === 'sending' };
}
