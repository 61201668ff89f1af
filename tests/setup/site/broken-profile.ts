// What a worker that did not check its host has left on devices: cache, keys and headers as found
// in such a profile after an update from a host that served scripts as plain text, pages as
// downloads, or no policy. The policies are shortened.
export const brokenProfile = {
  cache: 'workbox-precache-v2-http://localhost:4310/',
  entries: {
    'script as text': {
      key: 'http://localhost:4310/boot.js?__WB_REVISION__=b7d4085292d70be4',
      headers: {
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'self'; script-src 'self'; object-src 'none'",
        'content-type': 'text/plain',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        date: 'Mon, 23 Nov 2026 07:21:20 GMT',
        etag: '"t9QIUpLXC-QOiEPQGNSoTE-gzip"',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self "http://localhost:4311")',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      },
    },
    'page as bytes': {
      key: 'http://localhost:4310/about?__WB_REVISION__=8dcb74f4a82e37d6-773249cf',
      headers: {
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'self'; script-src 'self'; object-src 'none'",
        'content-type': 'application/octet-stream',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        date: 'Mon, 23 Nov 2026 07:21:31 GMT',
        etag: '"jct09KguN9Yosot3zl7Iho-gzip"',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self "http://localhost:4311")',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      },
    },
    'page without a policy': {
      key: 'http://localhost:4310/contact?__WB_REVISION__=307977f3ada913cb-773249cf',
      headers: {
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        date: 'Mon, 23 Nov 2026 07:21:43 GMT',
        etag: '"MHl3862pE8ucNok7WgpkQk-gzip"',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self "http://localhost:4311")',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      },
    },
    'page as it should be': {
      key: 'http://localhost:4310/tours?__WB_REVISION__=57a6d0d522fb39fc-773249cf',
      headers: {
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'self'; script-src 'self'; object-src 'none'",
        'content-type': 'text/html; charset=utf-8',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        date: 'Mon, 23 Nov 2026 07:21:18 GMT',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self "http://localhost:4311")',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      },
    },
  },
} as const;
