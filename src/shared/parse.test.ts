import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { optionalText, parseJsonOr, parseOr } from './parse';

const schema = z.object({ id: z.string(), note: optionalText });

test.each([[undefined], [null], ['a'], [7], [[]], [{}], [{ id: 1 }], [Object.create({ ID: 'a' })]])(
  'what is none of the kind gives the fallback: %j',
  (value) => {
    expect(parseOr(schema, value, 'none')).toBe('none');
  },
);

test('what is wrong in an optional text is missing, and keys that nobody asked for are left out', () => {
  expect(parseOr(schema, { id: 'a', note: ['b'], other: 1 }, undefined)).toEqual({ id: 'a', note: undefined });
});

test.each([[undefined], [null], [''], ['{'], ['null'], ['[]'], ['{"id":{}}']])(
  'a text that says nothing: %j',
  (text) => {
    expect(parseJsonOr(schema, text, 'none')).toBe('none');
  },
);

test('a text of JSON is read', () => {
  expect(parseJsonOr(schema, '{"id":"a","__proto__":{"note":"b"}}', undefined)).toEqual({ id: 'a' });
});

test('no function is made out of text', () => {
  const makes = vi.spyOn(globalThis, 'Function');
  parseOr(z.looseObject({ id: z.string() }), { id: 'a' }, undefined);
  expect(makes).not.toHaveBeenCalled();
  makes.mockRestore();
});
