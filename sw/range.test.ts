import { describe, expect, it } from 'vitest';
import { parseRange, sliceResponse } from './range';

describe('parseRange', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=40-59', { start: 40, end: 59 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['items=0-1', undefined],
    [null, undefined],
  ])('reads %s of 100 bytes', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected);
  });
});

describe('sliceResponse', () => {
  const film = (): Response =>
    new Response('0123456789', {
      headers: { 'content-type': 'video/mp4', 'content-encoding': 'br' },
    });

  it('answers a range with 206 and that slice', async () => {
    const answer = await sliceResponse(film(), 'bytes=2-4');
    expect([answer.status, await answer.text()]).toEqual([206, '234']);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'accept-ranges': 'bytes',
      'content-length': '3',
      'content-range': 'bytes 2-4/10',
      'content-type': 'video/mp4',
    });
  });

  it('answers a range behind the end with 416', async () => {
    const answer = await sliceResponse(film(), 'bytes=10-');
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  it('answers what it does not understand with the whole', async () => {
    const answer = await sliceResponse(film(), 'bytes=0-1,4-5');
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
  });
});
