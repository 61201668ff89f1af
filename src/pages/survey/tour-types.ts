/**
 * The choices of the survey for the tour that a guest took: docs/requirements.md#survey-form-rules. Each has the name
 * of the tour in links such as /survey?tour=brooklyn-heights. The build compares them with the walks.
 */
export const TOUR_TYPE_OF: ReadonlyMap<string | undefined, string> = new Map([
  ['financial-district', 'Financial District'],
  ['brooklyn-heights', 'Brooklyn Heights'],
  ['lower-east-side', 'Lower East Side'],
  ['private-tours', 'Private Tour'],
]);
