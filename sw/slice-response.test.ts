import { describe, expect, it } from 'vitest';
import { sliceResponse } from './slice-response';

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
    expect(answer.headers.get('content-length')).toBe('0');
  });

  it('answers what it does not understand with the whole', async () => {
    const answer = await sliceResponse(film(), 'bytes=0-1,4-5');
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'accept-ranges': 'bytes',
      'content-length': '10',
      'content-type': 'video/mp4',
    });
  });
});
