import { countOutbox } from '../../outbox/outbox-counts';
import { hasBeenWrittenTo, loadOutbox } from '../../outbox/page-outbox';
import { readNotificationPermission } from '../../browser/notification-permission';
import { readSiteData } from '../../browser/site-data';
import type { Found } from './stored-data-text';

type FromOutbox = Pick<Found, 'letters' | 'marks'>;

const NOTHING: FromOutbox = { letters: { waiting: 0, notSent: 0 }, marks: 0 };

async function lookIntoOutbox(): Promise<FromOutbox> {
  try {
    if (!(await hasBeenWrittenTo())) return NOTHING;
    const outbox = await loadOutbox();
    const entries = await outbox.list();
    return { letters: countOutbox(entries), marks: await outbox.sentMarks() };
  } catch (error) {
    // Its code did not load, or the database refuses: not to know is not the same as nothing being there.
    console.warn('The outbox could not be read', error);
    return { letters: undefined, marks: 0 };
  }
}

/** Looks through the device. Never rejects. */
export async function findWhatIsKept(): Promise<Omit<Found, 'walk'>> {
  const [data, fromOutbox] = await Promise.all([readSiteData(), lookIntoOutbox()]);
  return { ...data, ...fromOutbox, permission: readNotificationPermission() };
}
