import { useInterval, useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readLocationPermission } from '../../browser/location-permission';
import { readNotificationPermission } from '../../browser/notification-permission';
import { DRAFTS_DATABASE } from '../../outbox/drafts/draft-format';
import { draftBackup } from '../../outbox/drafts/lazy-draft-backup';
import { hasBeenWrittenTo, loadOutbox, onceOutboxIsUsed } from '../../outbox/lazy-outbox';
import { DATABASE_NAME } from '../../outbox/store/database-name';
import { countOutbox } from '../../outbox/store/outbox-entry';
import { forgetTour } from '../../parts/booking/remembered-tour';
import { useRememberedTour } from '../../parts/booking/use-remembered-tour';
import { clearSiteData, readSiteData, removeDatabase } from './site-data';
import type { StoredData } from './stored-data-text';

/** The numbers change while the site is being saved and while other tabs work, so they are read again this often. */
const LOOK_EVERY_MS = 5_000;

export interface StoredDataState {
  /** Undefined in the built HTML, and until the device has been read. */
  readonly found: StoredData | undefined;
  lookAgain(): Promise<void>;
}

/** The data that are stored on this device now. */
export function useStoredData(): StoredDataState {
  const [seen, setSeen] = useState<Omit<StoredData, 'tour'>>();
  const tour = useRememberedTour()?.title;
  const looking = useRef(0);
  const lookAgain = useCallback(async () => {
    looking.current += 1;
    const mine = looking.current;
    const now = await readStoredData();
    // A reading that began later has newer numbers.
    if (mine === looking.current) setSeen(now);
  }, []);
  useEffect(() => {
    void lookAgain();
    return onceOutboxIsUsed((outbox) => outbox.subscribe(() => void lookAgain()));
  }, [lookAgain]);
  const look = (): void => {
    if (document.visibilityState === 'visible') void lookAgain();
  };
  useInterval(look, LOOK_EVERY_MS, { autoInvoke: true });
  useWindowEvent('storage', look);
  // The event is dispatched on the document and bubbles to the window.
  useWindowEvent('visibilitychange', look);
  return { found: seen && { ...seen, tour }, lookAgain };
}

type OutboxData = Pick<StoredData, 'outbox' | 'marks'>;

const NOTHING: OutboxData = { outbox: { waiting: 0, notSent: 0 }, marks: 0 };

async function readOutbox(): Promise<OutboxData> {
  try {
    if (!(await hasBeenWrittenTo())) return NOTHING;
    const outbox = await loadOutbox();
    const entries = await outbox.list();
    return { outbox: countOutbox(entries), marks: await outbox.sentMarks() };
  } catch (error) {
    // The code did not load, or the database refuses: unknown is not the same as empty.
    console.warn('The outbox could not be read', error);
    return { outbox: undefined, marks: 0 };
  }
}

/** Reads the stored data. Never rejects. */
async function readStoredData(): Promise<Omit<StoredData, 'tour'>> {
  const [data, outbox, backup, location] = await Promise.all([
    readSiteData(),
    readOutbox(),
    draftBackup.ifAvailable((kept) => kept.keys()),
    readLocationPermission(),
  ]);
  // A draft is stored twice, so count each key once; after a crash it may be in the backup only.
  const device = [...new Set([...data.device, ...(backup ?? [])])];
  return { ...data, device, ...outbox, permission: { notifications: readNotificationPermission(), location } };
}

/** 'busy': a message is being sent, so nothing was cleared. 'partly': the browser did not delete everything. */
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

/** Clears all data of this site from the device. Never rejects. */
export async function clearStoredData(): Promise<Cleared> {
  const outbox = await clearOutbox();
  if (outbox === 'busy') return 'busy';
  forgetTour();
  const rest = await clearSiteData();
  // Delete this database after the storage: the storage event tells tabs with a form to discard their queued writes.
  await removeDatabase(DRAFTS_DATABASE);
  return rest ? outbox : 'partly';
}
