import type { SurveyPayload } from './submission';

/** 'Tour Feedback from {name} - {tourType} Tour'; a Private Tour is not called a tour twice. */
export function surveySubject({ name, tourType }: SurveyPayload): string {
  const tour = /\bTour$/.test(tourType) ? tourType : `${tourType} Tour`;
  return `Tour Feedback from ${name} - ${tour}`;
}

/** The labelled answers, then the feedback with its line breaks. */
export function surveyMessage(answers: SurveyPayload): string {
  return [
    `Tour date: ${answers.tourDate}`,
    `Tour: ${answers.tourType}`,
    `Tour rating: ${answers.tourRating}`,
    `Guide rating: ${answers.guideRating}`,
    `How they heard about us: ${answers.howHeard}`,
    `Would recommend us: ${answers.wouldRecommend}`,
    '',
    'Feedback:',
    answers.feedback,
  ].join('\n');
}
