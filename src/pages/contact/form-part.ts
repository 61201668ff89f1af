import { DRAFT_PREFIX } from '../../shared/storage-keys';
import { inUse, loadUnlessBuilt, whenNear, type Wanted } from '../../ui/near/when-near';

function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    // Blocked site data: nothing was kept.
    return false;
  }
}

/** At once where there is something to be put into the form: a draft, a message under edit, lines from another page. */
const wanted: Wanted = async (place) => {
  if (location.search === '' && !hasDrafts()) await inUse(place);
};

/**
 * The form stands in the first screen, and its script is the largest of the page: it comes when somebody acts. What is
 * typed before stays in the fields, and Send waits for it.
 */
export const contactForm = whenNear('contact-form', async () => (await import('./ContactForm')).ContactForm, wanted);

/** For the route's loader: a page that is not in the HTML yet comes with its form. */
export const loadContactForm = (): Promise<void> => loadUnlessBuilt([contactForm]);
