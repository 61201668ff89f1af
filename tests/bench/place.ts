import type { Place } from '../setup/site-build';

export const BENCH: Place = { dist: '.cache/dist-bench', sitePort: 4330, providersPort: 4331 };

export const HOME = '/';
export const TOUR = '/tours/brooklyn-heights';
export const CONTACT = '/contact';
