import { useHydrated, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { emptyHoneypot } from '../../ui/Honeypot';
import { openTabDrafts, tabDrafts } from '../drafts/tab-draft-store';
import { newId } from '../outbox-instance';
import { noteSend } from './focus-result';
import type { FormDefinition } from './form-definition';
import { perform } from './form-effects';
import type { FieldValues } from './form-fields';
import { newSession, phaseOf, reduceForm } from './form-session';
import type { FormEvent } from './form-session-types';
import { useFields } from './use-fields';

const SENT_PANEL_MS = 3_000;
/** A field name with no meaning for a bot. */
export const HONEYPOT_NAME = 'reference';

/**
 * Connects a form's session (form-session.ts) with the fields, this tab's drafts, the outbox and the address.
 * @param prefilled values from the address, filled in once; pass the same object while they are the same
 * @param about the search parameter that says what a new text is about
 */
export function useSubmissionForm<Field extends string>(
  definition: FormDefinition<Field>,
  prefilled?: Partial<FieldValues<Field>>,
  about?: string,
) {
  // False in the built HTML, in the first render, and until the drafts of this and of closed tabs are found.
  const [ready, setReady] = useState(false);
  useEffect(() => void openTabDrafts().then(() => setReady(true)), []);
  const { editId: inAddress, leave: leaveAddress } = useAddress(definition.path);
  const editId = ready ? inAddress : undefined;
  const element = useRef<HTMLFormElement>(null);
  const { actions: fields, bind, textOf } = useFields(definition);
  const [session, setSession] = useState(newSession<Field>);
  const latest = useRef(session);
  const latestAbout = useRef(about);
  const [watch] = useState(() => ({ end: (): void => undefined }));

  const dispatch = useCallback(
    function dispatch(event: FormEvent<Field>): void {
      const { kind } = definition;
      const next = reduceForm(definition, latest.current, event, {
        values: fields.read(element.current),
        draftOf: (id) => tabDrafts.getSnapshot()?.load(kind, id),
        hasEditDrafts: () => (tabDrafts.getSnapshot()?.edits(kind) ?? []).length > 0,
        newId: newId(),
      });
      latest.current = next.session;
      setSession(next.session);
      for (const effect of next.effects) {
        perform(effect, {
          definition,
          form: element.current,
          fields,
          watch,
          leave: leaveAddress,
          about: latestAbout.current,
          dispatch,
        });
      }
    },
    [definition, fields, watch, leaveAddress],
  );

  useEffect(() => {
    latestAbout.current = about;
  }, [about]);
  // These must not depend on `dispatch`: a text that is opened again while the visitor types stores no draft until the
  // outbox has answered.
  const leave = useEffectEvent(() => dispatch({ type: 'left' }));
  const open = useEffectEvent((edited: string | undefined, filledIn: Partial<FieldValues<Field>>) =>
    dispatch({ type: 'opened', editId: edited, prefilled: filledIn, now: Date.now() }),
  );
  useEffect(() => () => leave(), []);
  useEffect(() => {
    if (ready) open(editId, prefilled ?? {});
  }, [ready, editId, prefilled]);
  const phase = phaseOf(session);
  useEffect(() => {
    if (phase !== 'sent') return undefined;
    const timer = setTimeout(() => dispatch({ type: 'panel-over' }), SENT_PANEL_MS);
    return () => clearTimeout(timer);
  }, [phase, dispatch]);

  return {
    ready,
    phase,
    // Shown only with the text to which it belongs.
    banner: session.banner?.editId === editId ? session.banner : undefined,
    saved: session.saved,
    shown: session.shown,
    noun: definition.texts.noun,
    element,
    bind,
    textOf,
    onInput(field: string): void {
      dispatch({ type: 'typed', now: Date.now() });
      fields.revalidate(field);
    },
    submit(form: HTMLFormElement): void {
      if (phase === 'opening' || phase === 'sending') return;
      noteSend();
      const honeypotFilled = emptyHoneypot(form, HONEYPOT_NAME);
      dispatch({ type: 'send-pressed', honeypotFilled, wrong: honeypotFilled ? [] : fields.check(form) });
    },
    startOver: (): void => dispatch({ type: 'start-over' }),
  };
}

export type BoundForm<Field extends string> = ReturnType<typeof useSubmissionForm<Field>>;

/**
 * The submission that the form edits, from the search parameter `edit`, and a function that removes a parameter from
 * the address.
 */
function useAddress(path: FormDefinition<string>['path']) {
  const hydrated = useHydrated();
  const router = useRouter();
  // Read the search of the page that is shown: while the next page is loading, the location is already the next one.
  const edit = useSearch({ from: path, select: (search) => search.edit });
  const leave = useCallback(
    (parameter: 'about' | 'edit') => {
      // The visitor is going to another page, so do not navigate back.
      if (router.latestLocation.pathname !== path) return;
      // The scroll position and the hash stay.
      void router.navigate({
        to: path,
        search: (search) => ({ ...search, [parameter]: undefined }),
        hash: true,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      });
    },
    [router, path],
  );
  // An empty `?edit=` counts as none.
  return { editId: (hydrated && edit) || undefined, leave };
}
