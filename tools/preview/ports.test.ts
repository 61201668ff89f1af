import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPort } from './ports';

afterEach(() => vi.unstubAllEnvs());

describe('readPort', () => {
  it.each([
    [undefined, 4173],
    ['', 4173],
    ['8080', 8080],
  ])('%j is port %d', (value, port) => {
    vi.stubEnv('PORT', value);
    expect(readPort('PORT', 4173)).toBe(port);
  });

  it.each(['abc', '0', '65536', '-1', '80.5', '1e3'])('refuses %s', (value) => {
    vi.stubEnv('PORT', value);
    expect(() => readPort('PORT', 4173)).toThrow('PORT must be a port number');
  });
});
