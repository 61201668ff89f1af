// Hosts that serve the right bytes with wrong statements about them.
import type { Spoiling } from '../../../tools/preview/site-server';

const isScript = (url: string): boolean => /\.js$/.test(url) && url !== '/sw.js';

/** Gives scripts the old name of their type, as some hosts always do. */
export const oldScriptType: Spoiling = ({ url = '' }, { headers }) => {
  if (url.endsWith('.js')) headers['content-type'] = 'application/javascript';
};

export const WRONG_HOSTS: Readonly<Record<string, Spoiling>> = {
  'scripts as plain text': ({ url = '' }, { headers }) => {
    if (isScript(url)) headers['content-type'] = 'text/plain';
  },
  'scripts under the old name of their type': oldScriptType,
  'pages as something to download': (_, { headers }) => {
    if (headers['content-type']?.startsWith('text/html')) headers['content-type'] = 'application/octet-stream';
  },
  'no policy': (_, { headers }) => {
    delete headers['content-security-policy'];
  },
  'an encoding that is not so': ({ url }, { headers }) => {
    if (url !== '/sw.js') headers['content-encoding'] = headers['content-encoding'] === 'gzip' ? 'br' : 'gzip';
  },
};

/**
 * Applies the same fault only to what a worker or a script fetches, not to requests of the browser
 * itself.
 */
export const onlyFetched =
  (spoil: Spoiling): Spoiling =>
  (request, answer) => {
    if (request.headers['sec-fetch-dest'] === 'empty') spoil(request, answer);
  };
