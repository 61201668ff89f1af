import { describe, expect, it } from 'vitest';
import { nginxConfiguration } from './nginx';

const HEADERS = `/*
  Content-Security-Policy: default-src 'self'; script-src 'self'
  Permissions-Policy: payment=(self "https://booking.example")

/assets/*
  Cache-Control: immutable

/boot.js
  Cache-Control: no-cache

/about
  Cache-Control: no-cache
`;

// tests/project/nginx.test.ts compares the whole configuration with the preview server.
describe('nginxConfiguration', () => {
  const made = nginxConfiguration(HEADERS, '/tour /tours 301\n/about-* /about 301\n');

  it('says each header, quotes and all, for every answer', () => {
    expect(made).toContain(
      `add_header content-security-policy "default-src 'self'; script-src 'self'" always;\nadd_header permissions-policy "payment=(self \\"https://booking.example\\")" always;`,
    );
  });

  it('says how long a path is kept', () => {
    expect(made).toContain(
      String.raw`if ($request_uri ~ "^(?:\/boot\.js|\/about)(?:\?|$)") { set $cache_rule "no-cache"`,
    );
  });

  it('leads old addresses in any case, with their query', () => {
    expect(made).toMatch(/location ~\* "\^\\\/tour\\\/\?\$" \{ .* return 301 \/tours\$is_args\$args; \}/);
  });

  it.each([
    ['/*\n  X-Price: $40\n', ''],
    ['/:name\n  Cache-Control: no-cache\n', ''],
    ['/a\n  X-Other: 1\n', ''],
    ['/a\n  ! Cache-Control\n', ''],
    ['', '/a/* /b/:splat 301'],
    ['', '/a /b?c=d 301'],
    ['', '/a /b#c 301'],
    ['', '/about* /about-us 301'],
  ])('refuses what it cannot say: %j %j', (headers, redirects) => {
    expect(() => nginxConfiguration(headers, redirects)).toThrow(/nginx|_headers/);
  });
});
