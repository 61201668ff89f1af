import type { OutboxEntry } from '../../outbox/outbox';
import { ButtonLink } from '../../ui/Button';

const FORM = { contact: '/contact', survey: '/survey' } as const;

/** Leads to the form in which it was written; a sign-up has nothing to edit. */
export function EditLink({ entry: { id, kind } }: { entry: OutboxEntry }) {
  if (kind !== 'contact' && kind !== 'survey') return null;
  return (
    <ButtonLink to={FORM[kind]} search={{ edit: id }} size="small" icon="pencil">
      Edit
    </ButtonLink>
  );
}
