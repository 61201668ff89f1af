import { expect, test } from 'vitest';
import { tourSummaries } from '../../content/tour-summaries';
import { aboutStop, aboutWalk } from '../../shared/about-stop';
import { addToMessage, forgetAddition, takeIntoMessage } from './add-to-message';

function memoryStorage() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}
const blocked = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const HERE = 'private';

test('lines are taken over once', () => {
  const storage = memoryStorage();
  addToMessage('Guests: 12', storage);
  expect(takeIntoMessage(HERE, '', storage)).toBe('Guests: 12');
  expect(takeIntoMessage(HERE, 'Guests: 12', storage)).toBeUndefined();
});

test('typed text stays, and comes first', () => {
  const storage = memoryStorage();
  addToMessage('Guests: 12', storage);
  expect(takeIntoMessage(HERE, 'Hello,\n', storage)).toBe('Hello,\n\nGuests: 12');
});

test('a changed plan replaces the previous plan, and nothing else', () => {
  const storage = memoryStorage();
  addToMessage('Guests: 12', storage);
  takeIntoMessage(HERE, 'Hello', storage);
  addToMessage('Guests: 9, $360', storage);
  expect(takeIntoMessage(HERE, 'Hello\n\nGuests: 12\n\nBye', storage)).toBe('Hello\n\nGuests: 9, $360\n\nBye');
});

test('lines that the visitor has changed stay', () => {
  const storage = memoryStorage();
  addToMessage('Guests: 12', storage);
  takeIntoMessage(HERE, '', storage);
  addToMessage('Guests: 9', storage);
  expect(takeIntoMessage(HERE, 'Guests: 1 or 2', storage)).toBe('Guests: 1 or 2\n\nGuests: 9');
});

test('the same plan is added only once', () => {
  const storage = memoryStorage();
  addToMessage('Guests: 12', storage);
  takeIntoMessage(HERE, '', storage);
  addToMessage('Guests: 12', storage);
  expect(takeIntoMessage(HERE, 'Guests: 12', storage)).toBe('Guests: 12');
});

test('the form is unchanged at an address without the parameter', () => {
  const storage = memoryStorage();
  addToMessage('Guests: 12', storage);
  expect(takeIntoMessage(undefined, 'Hello', storage)).toBeUndefined();
  expect(takeIntoMessage('else', 'Hello', storage)).toBeUndefined();
});

test.each(['not json', '7', '{"text":7}', 'null', '[]'])(
  'a stored value of another shape adds nothing: %s',
  (stored) => {
    const storage = memoryStorage();
    addToMessage('x', blocked);
    takeIntoMessage(HERE, '', blocked);
    storage().setItem('add-to-message', stored);
    expect(takeIntoMessage(HERE, '', storage)).toBeUndefined();
  },
);

test('without storage, the lines last as long as the page', () => {
  addToMessage('Guests: 12', blocked);
  expect(takeIntoMessage(HERE, '', blocked)).toBe('Guests: 12');
  expect(takeIntoMessage(HERE, '', blocked)).toBeUndefined();
});

test('the lines are deleted with the message', () => {
  const storage = memoryStorage();
  addToMessage('Guests: 12', storage);
  takeIntoMessage(HERE, '', storage);
  forgetAddition(storage);
  expect(storage().getItem('add-to-message')).toBeNull();
  expect(takeIntoMessage(HERE, '', storage)).toBeUndefined();
});

test('lines that no message has taken over stay when an earlier message was sent', () => {
  const storage = memoryStorage();
  addToMessage('Guests: 12', storage);
  takeIntoMessage(HERE, '', storage);
  addToMessage('Guests: 9', storage);
  forgetAddition(storage);
  expect(takeIntoMessage(HERE, 'Do you walk in the rain? Guests: 12', storage)).toBe(
    'Do you walk in the rain? Guests: 12\n\nGuests: 9',
  );
});

const AT = (stop: number): string => aboutStop('brooklyn-heights', stop);
const LINE = 'Brooklyn Heights, stop 2: something has changed here.';

test('every stop of every walk can be named, and no other', () => {
  for (const { slug, title, stopCount } of tourSummaries) {
    const taken = (stop: number) => takeIntoMessage(aboutStop(slug, stop), '', memoryStorage());
    expect(taken(1)).toBe(`${title}, stop 1: something has changed here.`);
    expect(taken(stopCount)).toContain(`stop ${stopCount}:`);
    expect(taken(0)).toBeUndefined();
    expect(taken(stopCount + 1)).toBeUndefined();
  }
});

test('every walk can be named, as one walked without a guide', () => {
  for (const { slug, title } of tourSummaries)
    expect(takeIntoMessage(aboutWalk(slug), 'Hello', memoryStorage())).toBe(
      `Hello\n\n${title}, walked without a guide:`,
    );
});

test.each([
  '',
  'walk-of-',
  'walk-of-the-moon',
  'stop-1-of-',
  'stop-1-of-the-moon',
  'stop--1-of-brooklyn-heights',
  'stop-1-of-constructor',
])('an invalid address adds nothing to the message: %s', (about) => {
  expect(takeIntoMessage(about, 'Hello', memoryStorage())).toBeUndefined();
});

test('a changed stop is added once, and another stop below it', () => {
  const storage = memoryStorage();
  expect(takeIntoMessage(AT(2), '', storage)).toBe(LINE);
  const typed = `${LINE}\nThe door is blue.`;
  expect(takeIntoMessage(AT(2), typed, storage)).toBeUndefined();
  expect(takeIntoMessage(AT(3), typed, storage)).toBe(`${typed}\n\n${LINE.replace('2', '3')}`);
  expect(takeIntoMessage('stop-99-of-brooklyn-heights', typed, storage)).toBeUndefined();
});

test('the same stop is added again after the message was emptied by hand', () => {
  const storage = memoryStorage();
  takeIntoMessage(AT(2), '', storage);
  expect(takeIntoMessage(AT(2), ' \n', storage)).toBe(LINE);
});

test('a stop and a plan do not replace each other', () => {
  const storage = memoryStorage();
  takeIntoMessage(AT(2), '', storage);
  addToMessage('Guests: 12', storage);
  expect(takeIntoMessage(HERE, LINE, storage)).toBe(`${LINE}\n\nGuests: 12`);
  takeIntoMessage(AT(3), LINE, storage);
  addToMessage('Guests: 9', storage);
  expect(takeIntoMessage(HERE, `${LINE}\n\nGuests: 12`, storage)).toBe(`${LINE}\n\nGuests: 9`);
  expect(takeIntoMessage(AT(3), LINE, storage)).toBeUndefined();
});
