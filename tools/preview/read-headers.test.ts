import { describe, expect, it } from 'vitest';
import { applyHeaders, parseHeaders } from './read-headers';

const rules = parseHeaders(`
# all
/*
  X-Content-Type-Options: nosniff
  Cache-Control: no-cache
  Link: <https://x.example/a:b>

/assets/*
  ! Cache-Control
  X-Part: :splat
/pictures/*
  Cache-Control: immutable
https://preview.example/*
  X-Robots-Tag: noindex
`);

describe('applyHeaders', () => {
  it('sets what the matching rule says over the server’s own', () => {
    expect(applyHeaders(rules, '/about', { 'cache-control': 'max-age=0', etag: '"1"' })).toEqual({
      'cache-control': 'no-cache',
      etag: '"1"',
      'x-content-type-options': 'nosniff',
      link: '<https://x.example/a:b>',
    });
  });

  it('joins a header that two rules set', () => {
    expect(applyHeaders(rules, '/pictures/a.avif', {})['cache-control']).toBe('no-cache, immutable');
  });

  it('takes a header away and fills in the splat', () => {
    const headers = applyHeaders(rules, '/assets/js/a.js', {});
    expect(headers).not.toHaveProperty('cache-control');
    expect(headers['x-part']).toBe('js/a.js');
  });

  it('matches the case of a path exactly', () => {
    expect(applyHeaders(rules, '/Pictures/a', {})['cache-control']).toBe('no-cache');
  });

  it('leaves rules for other hosts out', () => {
    expect(applyHeaders(rules, '/about', {})).not.toHaveProperty('x-robots-tag');
  });
});

describe('parseHeaders', () => {
  it.each(['  X: before any path', 'nonsense', '/a\n  nocolon'])('refuses "%s"', (text) => {
    expect(() => parseHeaders(text)).toThrow(/_headers, line \d/);
  });
});
