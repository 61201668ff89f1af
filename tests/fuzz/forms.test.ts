import assert from 'node:assert/strict';
import { schemaResolver } from '@mantine/form';
import * as fc from 'fast-check';
import { it } from 'vitest';
import { oneLine, withoutControls } from '../../src/integrations/clean-text';
import type { FormDefinition } from '../../src/outbox/form/form-definition';
import type { FieldValues } from '../../src/outbox/form/form-fields';
import { fillGaps, isFilled, pickFields } from '../../src/outbox/form/values';
import { newRecord, readRecord } from '../../src/outbox/store/record';
import { surveyMessage, surveySubject } from '../../src/outbox/store/submission';
import { contactForm, type ContactField } from '../../src/pages/contact/contact-form-definition';
import { surveyForm, type SurveyField } from '../../src/pages/survey/survey-form-definition';
import { isEmail } from '../../src/shared/is-email';
import { book, oddText } from './arbitraries';

const RUNS = 10_000;
/** The number of runs with a book in every field. It is small because every rule reads the whole text. */
const BOOKS = 60;
/** The limit for all rules of both forms with a book in every field, on a busy machine. */
const AT_ONCE_MS = 1_000;

const fields = <Field extends string>({ empty }: FormDefinition<Field>, text: fc.Arbitrary<string>) =>
  fc.record(Object.fromEntries(Object.keys(empty).map((name) => [name, text]))) as fc.Arbitrary<FieldValues<Field>>;
/**
 * Odd texts, mixed with the texts of a real visitor: most odd texts break the first rule, and so do not test the other
 * rules.
 */
const plausible = fc.oneof(
  oddText,
  fc.constantFrom('Rosa Feld', 'rosa@example.com', '+1 (212) 555-0100', 'yes', 'Lovely cats, all.'),
);

function check<Field extends string>(definition: FormDefinition<Field>, values: FieldValues<Field>): void {
  const errors = schemaResolver(definition.schema, { sync: true })(values);
  for (const [name, message] of Object.entries(errors)) {
    assert.equal(Object.hasOwn(definition.empty, name), true);
    assert(typeof message === 'string');
  }
  if (Object.keys(errors).length > 0) return;
  // Values that pass the rules can be stored and read again.
  const submission = definition.submissionOf(values);
  const record = readRecord(structuredClone(newRecord('a1', submission, 0, 0)));
  assert.deepEqual(record?.payload, submission.payload);
}

it('any text in any field of a form is judged, and what passes can be stored', () => {
  const contact = fields<ContactField>(contactForm, plausible);
  const survey = fields<SurveyField>(surveyForm, plausible);
  fc.assert(
    fc.property(contact, survey, (a, b) => {
      check(contactForm, a);
      check(surveyForm, b);
      isFilled(a);
      fillGaps(a, pickFields(contactForm.empty, b));
    }),
    { numRuns: RUNS },
  );
});

it('a book in every field is judged at once', () => {
  fc.assert(
    fc.property(fields<ContactField>(contactForm, book), fields<SurveyField>(surveyForm, book), (a, b) => {
      const begun = performance.now();
      check(contactForm, a);
      check(surveyForm, b);
      isEmail(a.email);
      withoutControls(a.message);
      oneLine(a.name);
      assert(performance.now() - begun < AT_ONCE_MS);
    }),
    { numRuns: BOOKS },
  );
});

it('what goes to the provider has whole characters, and one line where it must', () => {
  fc.assert(
    fc.property(fields<SurveyField>(surveyForm, oddText), oddText, (answers, text) => {
      for (const clean of [oneLine(surveySubject(answers)), oneLine(text)]) {
        assert.doesNotMatch(clean, /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        encodeURIComponent(clean);
      }
      const message = withoutControls(surveyMessage(answers));
      assert.doesNotMatch(message.replaceAll(/[\n\t]/g, ''), /\p{Cc}/u);
      encodeURIComponent(message);
    }),
    { numRuns: RUNS },
  );
});
