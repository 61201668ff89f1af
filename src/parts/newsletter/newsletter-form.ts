import * as z from 'zod/mini';
import type { FieldsDefinition } from '../../outbox/form/form-definition';
import { isWritten, rule } from '../../outbox/store/field-rules';
import { newsletterFields } from '../../outbox/store/newsletter-fields';
import { TICKED } from '../../shared/ticked';

const { email, firstName, lastName } = newsletterFields.shape;

/**
 * The schema says what the form on a page accepts. Unlike the exit card, it requires a first name and a ticked consent.
 * The fields have the provider's names, because the browser itself may post the form; the parsed value has ours.
 */
const schema = z.pipe(
  z.object({
    FNAME: firstName.check(rule(isWritten, 'First name is required')),
    LNAME: lastName,
    EMAIL: email,
    CONSENT: z.string().check(rule((text) => text === TICKED, 'You must agree to receive emails')),
  }),
  z.transform(({ FNAME, LNAME, EMAIL }) => ({ email: EMAIL, firstName: FNAME, lastName: LNAME })),
);

export const newsletterForm = {
  fields: ['FNAME', 'LNAME', 'EMAIL', 'CONSENT'],
  empty: { FNAME: '', LNAME: '', EMAIL: '', CONSENT: '' },
  schema,
} satisfies FieldsDefinition<'FNAME' | 'LNAME' | 'EMAIL' | 'CONSENT'>;
