// What both newsletter forms accept; what comes out is what is stored and sent. That a first name is asked for is the
// form's own: the exit card asks for the address alone.
import * as z from 'zod/mini';
import { emailForm } from './field-rules';
import { newsletterPayload } from './submission';

const { email, firstName, lastName } = newsletterPayload.shape;

export const newsletterFields = z.object({
  email: email.check(...emailForm, z.trim()),
  firstName: firstName.check(z.trim()),
  lastName: lastName.check(z.trim()),
});
