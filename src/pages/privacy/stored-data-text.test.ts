import { expect, it } from 'vitest';
import { MOVED_ENTRY_KEY } from '../../shared/storage-keys';
import { draftsIn, storedText, unsentIn, sizeText, unknownKeys, type StoredData } from './stored-data-text';

const EMPTY: StoredData = {
  files: 0,
  bytes: 0,
  device: [],
  tab: [],
  cookies: [],
  outbox: { waiting: 0, notSent: 0 },
  marks: 0,
  tour: undefined,
  permission: { notifications: 'default', location: 'prompt' },
};

it('is empty for an item that is not stored', () => {
  const rows = ['pages', 'letters', 'marks', 'drafts', 'walk', 'theme', 'closed', 'place', 'permission'] as const;
  expect(rows.map((row) => storedText(row, EMPTY))).toEqual(rows.map(() => ''));
});

it('counts files, messages and numbers', () => {
  expect(storedText('pages', { ...EMPTY, files: 212, bytes: 5_123_000 })).toBe('212 files, about 5.1 MB unpacked');
  expect(storedText('pages', { ...EMPTY, files: 1, bytes: undefined })).toBe('1 file');
  const found = { ...EMPTY, outbox: { waiting: 2, notSent: 1 }, marks: 1 };
  expect(storedText('letters', found)).toBe('2 waiting, 1 not sent');
  expect(unsentIn(found)).toBe(3);
  expect(storedText('marks', found)).toBe('1 number');
  expect(sizeText(40_000)).toBe('less than 0.1 MB');
});

it('does not take an unreadable database for an empty one', () => {
  const unreadable = { ...EMPTY, outbox: undefined };
  expect(storedText('letters', unreadable)).toBe('Cannot be read just now');
  expect(unsentIn(unreadable)).toBeUndefined();
  expect(unsentIn(EMPTY)).toBe(0);
});

it('assigns keys to their rows, and counts drafts without the key of the tab', () => {
  const found = {
    ...EMPTY,
    device: ['theme', 'booking-bar-dismissed-at', 'draft:4f:contact:', 'draft:4f:survey:'],
    tab: ['exit-card-shown', 'draft-tab', 'tsr-scroll-restoration-v1_3'],
  };
  expect(storedText('theme', found)).toBe('Your choice');
  expect(storedText('closed', found)).toBe('The booking bar, the window');
  expect(draftsIn(found)).toBe(2);
  expect(storedText('place', found)).toBe('This tab');
  expect(unknownKeys(found)).toEqual([]);
});

it('counts the lines that wait for the message of the contact form', () => {
  expect(storedText('drafts', { ...EMPTY, tab: ['add-to-message'] })).toBe('Lines for a message');
  const both = { ...EMPTY, device: ['draft:4f:contact:'], tab: ['draft-tab', 'add-to-message'] };
  expect(storedText('drafts', both)).toBe('1 form, lines for a message');
  expect(draftsIn(both)).toBe(1);
});

it('says which of the two questions was answered, and how', () => {
  const answered = (permission: StoredData['permission']) => storedText('permission', { ...EMPTY, permission });
  expect(answered({ notifications: 'granted', location: 'granted' })).toBe('Notifications: yes. Location: yes.');
  expect(answered({ notifications: 'unsupported', location: 'denied' })).toBe('Location: no.');
  expect(answered({ notifications: 'denied', location: 'unsupported' })).toBe(
    'Notifications: no. Location: this browser does not tell.',
  );
  expect(answered({ notifications: 'unsupported', location: 'prompt' })).toBe('');
});

it('assigns the scroll position that is carried over to the file of a post', () => {
  const found = { ...EMPTY, tab: [MOVED_ENTRY_KEY] };
  expect(storedText('place', found)).toBe('This tab');
  expect(unknownKeys(found)).toEqual([]);
});

it('lists the keys that belong to no row', () => {
  expect(unknownKeys({ ...EMPTY, device: ['fh-session'], cookies: ['partner'] })).toEqual(['fh-session', 'partner']);
});
