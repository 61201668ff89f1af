// What the survey accepts: the texts of its fields and the rules for each in the client's words
// (docs/requirements.md#survey-form-rules). The parsed value is what is stored and sent.
import * as z from 'zod/mini';
import { atMost, visibleText, emailForm, nameLength, rule } from './field-rules';
import { surveyPayload } from './submission';

const FEEDBACK_MIN = 10;
export const FEEDBACK_MAX = 1000;

const given = (message: string) => rule((text) => text !== '', message);

const { shape } = surveyPayload;

export const surveyFields = z.object({
  name: shape.name.check(...nameLength, z.trim()),
  email: shape.email.check(...emailForm, z.trim()),
  tourDate: shape.tourDate.check(given('Please provide the tour date')),
  tourType: shape.tourType.check(given('Please select which tour you took')),
  tourRating: shape.tourRating.check(given('Please rate your tour experience')),
  guideRating: shape.guideRating.check(given('Please rate your tour guide')),
  howHeard: shape.howHeard.check(given('Please tell us how you heard about us')),
  wouldRecommend: shape.wouldRecommend.check(given('Please indicate if you would recommend us')),
  feedback: shape.feedback.check(
    rule((text) => visibleText(text).length >= FEEDBACK_MIN, 'Please provide some feedback (minimum 10 characters)'),
    atMost(FEEDBACK_MAX, 'Feedback is too long'),
    z.trim(),
  ),
});
