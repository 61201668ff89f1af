import { MOVED_PERMANENTLY } from '../../src/shared/answers';
import { redirects } from '../../src/shared/redirects';

/** The _redirects file; hosts read it before they look for a file. */
export const redirectsFile = (): string =>
  redirects.map(({ from, to }) => `${from} ${to} ${MOVED_PERMANENTLY}\n`).join('');
