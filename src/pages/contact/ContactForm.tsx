import company from '../../content/company.yaml';
import { LetterForm } from '../../parts/submission-form/LetterForm';
import { SavedSlip } from '../../parts/submission-form/SavedSlip';
import { useLetterForm } from '../../parts/submission-form/use-letter-form';
import { useOutbox } from '../../parts/outbox-status/use-outbox';
import { Checkbox } from '../../ui/form/Checkbox';
import { Field } from '../../ui/form/Field';
import { contactLetter } from './contact-letter';
import { MESSAGE_MAX } from './contact-rules';
import { Postcard } from './Postcard';
import { SentPanel } from './SentPanel';

/** The postcard one writes on; above it the slip of a message that was saved. */
export function ContactForm() {
  const form = useLetterForm(contactLetter);
  const outbox = useOutbox();
  const { saved, errorOf, shown } = form;
  return (
    <>
      {saved === undefined ? null : <SavedSlip key={saved.id} saved={saved} noun="message" outbox={outbox} />}
      <Postcard>
        <LetterForm
          form={form}
          label="Write to us"
          send={{ label: 'Send message', busy: 'Sending...', icon: 'envelope' }}
          sent={<SentPanel />}
        >
          <Field name="name" label="Name" autoComplete="name" enterKeyHint="next" error={errorOf('name')} />
          <Field
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            enterKeyHint="next"
            error={errorOf('email')}
          />
          <Field
            name="phone"
            label="Phone"
            optional
            type="tel"
            autoComplete="tel"
            enterKeyHint="next"
            error={errorOf('phone')}
          />
          <Field
            name="message"
            label="Message"
            optional
            rows={6}
            maxLength={MESSAGE_MAX}
            error={errorOf('message')}
            note={<span>{`${shown.values.message.length}/${MESSAGE_MAX}`}</span>}
          />
          <Checkbox
            name="consent"
            label={`I agree to receive updates from ${company.name}`}
            error={errorOf('consent')}
          />
        </LetterForm>
      </Postcard>
    </>
  );
}
