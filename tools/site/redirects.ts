import { MOVED_PERMANENTLY } from '../../src/config/answers';
import { redirects } from '../../src/config/redirects';

/** The _redirects file; hosts read it before they look for a file. */
export const redirectsFile = (): string =>
  redirects.map(({ from, to }) => `${from} ${to} ${MOVED_PERMANENTLY}\n`).join('');
