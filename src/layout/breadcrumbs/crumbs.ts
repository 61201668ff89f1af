/** One step of the way to a page; without an address it is plain words. */
export interface Crumb {
  readonly label: string;
  readonly path?: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** 000 §2: labels come from the address, with these exceptions (and decision 4). */
const LABELS: Readonly<Record<string, string>> = { about: 'About Us', contact: 'Contact Us' };
const NAMED_TOURS: readonly string[] = ['brooklyn-heights', 'financial-district', 'lower-east-side'];

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray percent sign in a mistyped address: shown as it is.
    return segment;
  }
}

const capitalized = (segment: string): string =>
  readable(segment)
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

function labelOf(segment: string, parent: string | undefined): string {
  const label = LABELS[segment] ?? capitalized(segment);
  return parent === 'tours' && NAMED_TOURS.includes(segment) ? `${label} Tour` : label;
}

/**
 * The way from the home page to `pathname`; nothing on the home page itself.
 * @param isPage whether an address on the way leads anywhere
 */
export function crumbsOf(pathname: string, isPage: (path: string) => boolean): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  if (segments.length === 0) return [];
  const steps = segments.map((segment, index): Crumb => {
    const label = labelOf(segment, segments[index - 1]);
    const path = `/${segments.slice(0, index + 1).join('/')}`;
    const isLast = index === segments.length - 1;
    return !isLast && isPage(path) ? { label, path } : { label };
  });
  return [{ label: 'Home', path: '/' }, ...steps];
}
