import { sendEmail } from '../../integrations/emailjs/send-email';
import type { EmailAccount, FetchLike } from '../../integrations/emailjs/send-email';
import { subscribe } from '../../integrations/mailchimp/subscribe';
import { isPossibleCopy } from '../store/record';
import type { StoredSubmission } from '../store/record';
import type { Step } from '../store/submission';
import { surveyMessage, surveySubject } from '../store/submission';
import type { Answer } from './retry-policy';

/** The accounts that submissions go to: the settings of the site, or those of a test. */
export interface Providers {
  fetch: FetchLike;
  email: EmailAccount & { templates: { reply: string; notify: string; survey: string } };
  newsletter: { url: string; tags: string };
}

/**
 * Makes the one provider call that `step` names, with the fields that the provider's template or list has. Resolves
 * with the answer and never rejects.
 */
export function callProvider(
  record: StoredSubmission,
  step: Step,
  { fetch, email, newsletter }: Providers,
  { signal, isOnline }: { signal: AbortSignal; isOnline: () => boolean },
): Promise<Answer> {
  if (record.kind === 'newsletter') {
    return subscribe(record.payload, { fetch, signal, list: newsletter });
  }
  const { templates } = email;
  const template = record.kind === 'survey' ? templates.survey : step === 'reply' ? templates.reply : templates.notify;
  return sendEmail(template, paramsOf(record, step), { fetch, signal, isOnline, account: email });
}

function paramsOf(
  record: Extract<StoredSubmission, { kind: 'contact' | 'survey' }>,
  step: Step,
): Record<string, string> {
  const marks = {
    submission_id: record.id,
    submitted_at: new Date(record.createdAt).toISOString(),
    ...(isPossibleCopy(record, step) ? { possible_duplicate: 'yes' } : {}),
  };
  if (record.kind === 'survey') {
    const { name, email } = record.payload;
    return { name, email, subject: surveySubject(record.payload), message: surveyMessage(record.payload), ...marks };
  }
  const { name, email, phone, message } = record.payload;
  return {
    name,
    email,
    phone: phone.trim() || 'Not provided',
    message: message.trim() || 'No message provided',
    ...marks,
  };
}
