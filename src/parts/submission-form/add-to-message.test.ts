import { expect, test } from 'vitest';
import { addToMessage, forgetAddition, takeIntoMessage } from './add-to-message';

function memoryShelf() {
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
const HERE = '?about=private';

test('lines are taken over once', () => {
  const shelf = memoryShelf();
  addToMessage('Guests: 12', shelf);
  expect(takeIntoMessage(HERE, '', shelf)).toBe('Guests: 12');
  expect(takeIntoMessage(HERE, 'Guests: 12', shelf)).toBeUndefined();
});

test('what was typed stays and stands first', () => {
  const shelf = memoryShelf();
  addToMessage('Guests: 12', shelf);
  expect(takeIntoMessage(HERE, 'Hello,\n', shelf)).toBe('Hello,\n\nGuests: 12');
});

test('a changed plan takes the place of the one before, and nothing else', () => {
  const shelf = memoryShelf();
  addToMessage('Guests: 12', shelf);
  takeIntoMessage(HERE, 'Hello', shelf);
  addToMessage('Guests: 9, $360', shelf);
  expect(takeIntoMessage(HERE, 'Hello\n\nGuests: 12\n\nBye', shelf)).toBe('Hello\n\nGuests: 9, $360\n\nBye');
});

test('lines that the visitor has changed are his, and stay', () => {
  const shelf = memoryShelf();
  addToMessage('Guests: 12', shelf);
  takeIntoMessage(HERE, '', shelf);
  addToMessage('Guests: 9', shelf);
  expect(takeIntoMessage(HERE, 'Guests: 1 or 2', shelf)).toBe('Guests: 1 or 2\n\nGuests: 9');
});

test('the same plan twice stands there once', () => {
  const shelf = memoryShelf();
  addToMessage('Guests: 12', shelf);
  takeIntoMessage(HERE, '', shelf);
  addToMessage('Guests: 12', shelf);
  expect(takeIntoMessage(HERE, 'Guests: 12', shelf)).toBe('Guests: 12');
});

test('who comes to the form by another way finds it as it was', () => {
  const shelf = memoryShelf();
  addToMessage('Guests: 12', shelf);
  expect(takeIntoMessage('', 'Hello', shelf)).toBeUndefined();
  expect(takeIntoMessage('?about=else', 'Hello', shelf)).toBeUndefined();
});

test.each(['not json', '7', '{"text":7}', 'null', '[]'])('what is not ours is nothing: %s', (stored) => {
  const shelf = memoryShelf();
  addToMessage('x', blocked);
  takeIntoMessage(HERE, '', blocked);
  shelf().setItem('add-to-message', stored);
  expect(takeIntoMessage(HERE, '', shelf)).toBeUndefined();
});

test('where nothing can be stored the lines last as long as the page', () => {
  addToMessage('Guests: 12', blocked);
  expect(takeIntoMessage(HERE, '', blocked)).toBe('Guests: 12');
  expect(takeIntoMessage(HERE, '', blocked)).toBeUndefined();
});

test('a message that is gone leaves nothing of the lines behind', () => {
  const shelf = memoryShelf();
  addToMessage('Guests: 12', shelf);
  takeIntoMessage(HERE, '', shelf);
  forgetAddition(shelf);
  expect(shelf().getItem('add-to-message')).toBeNull();
  expect(takeIntoMessage(HERE, '', shelf)).toBeUndefined();
});
