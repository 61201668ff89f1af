import { useHydrated } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react';
import * as z from 'zod/mini';
import { onceVisible } from '../../browser/triggers';
import { settings } from '../../config/env';
import { loadProviderFiles } from '../../integrations/mailchimp/load-provider-files';
import { useFields, type FieldActions } from '../../outbox/form/use-fields';
import { fillGaps, isSame } from '../../outbox/form/values';
import { whenSubmissionLeaves } from '../../outbox/when-submission-leaves';
import { isOnline } from '../../shared/online';
import { emptyHoneypot } from '../../ui/Honeypot';
import { showToast } from '../../ui/toast/show-toast';
import { outcomeToast } from './exit-toasts';
import { newsletterForm } from './newsletter-form';
import { HIDDEN_FIELD } from './newsletter-texts';
import { mailingList, signUp, type SignUpOutcome } from './sign-up';
import {
  keepForNextForm,
  keepSignUpDraft,
  leaveSignUpDraft,
  loadSignUpDraft,
  onTextKept,
  type SignUpDraft,
} from './sign-up-draft';

export type FormStatus =
  | { state: 'nothing' | 'sending' | 'sent' }
  /** The browser has sent the form to a new tab; only the visitor can see the result. */
  | { state: 'opened' }
  | { state: 'saved'; id: string; offline: boolean }
  | { state: 'trouble'; message: string };

/** Tells the result to a visitor who has gone on to another page. The form there has the text that was not sent. */
function tellElsewhere(result: SignUpOutcome, values: SignUpDraft['values']): void {
  if (result.outcome === 'failed') keepForNextForm(values);
  showToast(outcomeToast(result));
}

/** Loads the provider's own files when the form comes near, if the settings want them. */
function useProviderFiles(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!settings.newsletter.scripts || element.current === null) return undefined;
    return onceVisible(element.current, { rootMargin: '50% 0px' }, loadProviderFiles);
  }, [element]);
}

/** Fills the form from its draft, and leaves the draft to the next page when the visitor goes on. */
function useStoredDraft(
  element: RefObject<HTMLFormElement | null>,
  fields: FieldActions<(typeof newsletterForm.fields)[number]>,
  status: FormStatus,
  setStatus: (status: FormStatus) => void,
): void {
  const restoreDraft = useEffectEvent(() => {
    const form = element.current;
    if (form === null) return;
    const draft = loadSignUpDraft();
    if (draft !== undefined) fields.fill(form, fillGaps(fields.read(form), draft.values));
    const values = fields.read(form);
    const isOpened = draft?.isOpened === true && isSame(values, draft.values);
    keepSignUpDraft(values, isOpened);
    if (isOpened) setStatus({ state: 'opened' });
  });
  const leaveDraft = useEffectEvent(() => {
    // A sign-up that is on its way is not offered again on the next page.
    if (status.state === 'sending' || status.state === 'opened') keepSignUpDraft(newsletterForm.empty);
    else leaveSignUpDraft();
  });
  useEffect(() => {
    restoreDraft();
    const stop = onTextKept(() => restoreDraft());
    return () => {
      stop();
      leaveDraft();
    };
  }, []);
}

/**
 * Returns the state and the handlers of the page's form. The browser submits the form to a new tab; the outbox takes
 * the sign-up if that cannot work.
 */
export function useNewsletterForm() {
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const { actions: fields, bind } = useFields(newsletterForm);
  const [status, setStatus] = useState<FormStatus>({ state: 'nothing' });
  const savedId = status.state === 'saved' ? status.id : undefined;
  useEffect(
    () => (savedId === undefined ? undefined : whenSubmissionLeaves(savedId, () => setStatus({ state: 'nothing' }))),
    [savedId],
  );
  useStoredDraft(element, fields, status, setStatus);
  useProviderFiles(element);

  /** Whether the form may be sent; if not, it shows the reason. */
  const mayBeSent = (form: HTMLFormElement): boolean => {
    if (emptyHoneypot(form, mailingList.honeypot)) {
      setStatus({ state: 'trouble', message: HIDDEN_FIELD });
      return false;
    }
    if (fields.check(form).length === 0) return true;
    // An older result would contradict the errors of the fields.
    setStatus({ state: 'nothing' });
    return false;
  };

  const sendToOutbox = async (form: HTMLFormElement): Promise<void> => {
    const values = fields.read(form);
    // A visitor sends the form from here because no new tab has opened. A reload must not say that one has.
    keepSignUpDraft(values);
    setStatus({ state: 'sending' });
    const result = await signUp(z.parse(newsletterForm.schema, values));
    if (element.current !== form) return tellElsewhere(result, values);
    if (result.outcome === 'failed') return setStatus({ state: 'trouble', message: result.message });
    // The form keeps a text that the visitor has typed meanwhile.
    if (isSame(fields.read(form), values)) fields.clear(form);
    keepSignUpDraft(fields.read(form));
    setStatus(
      result.outcome === 'sent' ? { state: 'sent' } : { state: 'saved', id: result.id, offline: result.offline },
    );
  };

  return {
    element,
    status,
    bind,
    // The built HTML of a demonstration has no address to submit to, so the button is disabled until hydration.
    ready: !mailingList.demonstration || hydrated,
    /** Whether this script checks the fields; before that, and without a script, the browser does. */
    isChecked: hydrated,
    onInput({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
      keepSignUpDraft(fields.read(currentTarget));
      // The sign-up that was sent is corrected here: the new text is a draft again, which the next page offers.
      if (status.state === 'opened') setStatus({ state: 'nothing' });
      if ('name' in target) fields.revalidate(String(target.name));
    },
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      const form = event.currentTarget;
      if (status.state === 'sending' || !mayBeSent(form)) return event.preventDefault();
      if (!mailingList.demonstration && isOnline()) {
        // The browser posts what stands in the field, so the field gets the address as the rules have cleaned it.
        fields.fill(form, { EMAIL: z.parse(newsletterForm.schema, fields.read(form)).email });
        keepSignUpDraft(fields.read(form), true);
        return setStatus({ state: 'opened' });
      }
      event.preventDefault();
      void sendToOutbox(form);
    },
    sendFromHere(): void {
      const form = element.current;
      if (form !== null && status.state !== 'sending' && mayBeSent(form)) void sendToOutbox(form);
    },
  };
}
