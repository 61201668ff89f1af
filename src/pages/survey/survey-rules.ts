// The rules of the survey and their words (001 §5). The longest name and address are those of the
// contact form; the document gives none.
import * as z from 'zod/mini';
import { EMAIL_MAX, isEmail } from '../../shared/is-email';
import { bare, NAME_MAX, NAME_MIN, rule } from '../../parts/submission-form/rules';

export const FEEDBACK_MIN = 10;
export const FEEDBACK_MAX = 1000;

export const TOUR_TYPES = ['Financial District', 'Brooklyn Heights', 'Lower East Side', 'Private Tour'];
export const RATINGS = ['5 Excellent', '4 Good', '3 Average', '2 Fair', '1 Poor'];
export const HOW_HEARD = [
  'Social Media',
  'Friend or Family',
  'Google Search',
  'Blog or Article',
  'Travel Website',
  'Instagram',
  'Other',
];
export const RECOMMEND = ['Yes, definitely', 'Probably', 'Not sure', 'Probably not', 'Definitely not'];

const given = (message: string) => z.string().check(rule((text) => text !== '', message));

export const surveySchema = z.object({
  name: z.string().check(
    rule((text) => bare(text).length >= NAME_MIN, 'Name must be at least 2 characters'),
    rule((text) => text.trim().length <= NAME_MAX, 'Name must be less than 100 characters'),
  ),
  email: z.string().check(
    rule((text) => text.trim().length <= EMAIL_MAX, 'Email address is too long'),
    rule(isEmail, 'Please enter a valid email address'),
  ),
  tourDate: given('Please provide the tour date'),
  tourType: given('Please select which tour you took'),
  tourRating: given('Please rate your tour experience'),
  guideRating: given('Please rate your tour guide'),
  howHeard: given('Please tell us how you heard about us'),
  wouldRecommend: given('Please indicate if you would recommend us'),
  feedback: z.string().check(
    rule((text) => bare(text).length >= FEEDBACK_MIN, 'Please provide some feedback (minimum 10 characters)'),
    rule((text) => text.length <= FEEDBACK_MAX, 'Feedback is too long'),
  ),
});
