import { clearSiteData, removeDatabase } from '../../browser/site-data';
import { hasBeenWrittenTo, loadOutbox } from '../../outbox/lazy-outbox';
import { DATABASE_NAME } from '../../outbox/messages';
import { forgetTour } from '../../parts/booking/remembered-tour';
import { DRAFTS_DATABASE } from '../../parts/submission-form/draft-store';

/** 'busy': a message is on its way just now, and nothing was cleared. 'partly': the browser kept something back. */
export type Cleared = 'cleared' | 'busy' | 'partly';

async function clearOutbox(): Promise<Cleared> {
  if (!(await hasBeenWrittenTo())) return 'cleared';
  try {
    const outbox = await loadOutbox();
    if ((await outbox.clear()) === 'busy') return 'busy';
  } catch (error) {
    console.warn('The outbox could not be emptied', error);
    return 'partly';
  }
  await removeDatabase(DATABASE_NAME);
  return 'cleared';
}

/** Clears everything of ours from this device. Never rejects. */
export async function clearStoredData(): Promise<Cleared> {
  const outbox = await clearOutbox();
  if (outbox === 'busy') return 'busy';
  forgetTour();
  const rest = await clearSiteData();
  // After the storage: its event tells the tabs with a form that what they were about to write is not wanted.
  await removeDatabase(DRAFTS_DATABASE);
  return rest ? outbox : 'partly';
}
