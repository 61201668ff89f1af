// The fields of the estimate and their rules. A wrong date blocks nothing, because the advice of the page is enough.
import * as z from 'zod/mini';
import type { FieldsDefinition } from '../../../outbox/form/form-definition';
import { noticeFor, type NoticeRules } from './lead-time';
import { planFields, type Plan } from './plan';

/** @param today New York's day; undefined until it is known, and then no date is wrong */
export function planForm(today: string | undefined, notice: NoticeRules): FieldsDefinition<keyof Plan> {
  const isGraded = (date: string | undefined, grade: 'past' | 'soon'): boolean =>
    date !== undefined && today !== undefined && noticeFor(date, today, notice).grade === grade;
  return {
    fields: ['guests', 'walk', 'date', 'event'],
    empty: { guests: '', walk: '', date: '', event: '' },
    schema: z.object({
      ...planFields.shape,
      date: planFields.shape.date.check(
        z.refine((date) => !isGraded(date, 'past'), { error: 'That day has passed.' }),
        z.refine((date) => !isGraded(date, 'soon'), { error: 'Too soon for a weekday.' }),
      ),
    }),
  };
}
