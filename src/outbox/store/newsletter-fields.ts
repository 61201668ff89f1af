// What both newsletter forms accept; the parsed value is what is stored and sent. Only the form
// itself requires a first name: the exit card asks for the address alone.
import * as z from 'zod/mini';
import { emailForm } from './field-rules';
import { newsletterPayload } from './submission';

const { email, firstName, lastName } = newsletterPayload.shape;

export const newsletterFields = z.object({
  email: email.check(...emailForm, z.trim()),
  firstName: firstName.check(z.trim()),
  lastName: lastName.check(z.trim()),
});
