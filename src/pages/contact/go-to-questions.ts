import { scrollBehavior } from '../../browser/reduced-motion';
import { showToast } from '../../ui/toast/show-toast';

/** The id of the section to which the quick action and the help button lead. */
export const QUESTIONS = 'faq';

/** The section; null, with a toast, if it is not on the page. */
export function findQuestions(): HTMLElement | null {
  const section = document.getElementById(QUESTIONS);
  if (section === null) {
    showToast({
      id: 'no-questions',
      tone: 'destructive',
      title: 'Section Not Found',
      message: "We couldn't find that section. Please try another link.",
    });
  }
  return section;
}

/** Scrolls to the section and moves the focus there. */
export function goToQuestions(): void {
  const section = findQuestions();
  section?.scrollIntoView({ behavior: scrollBehavior() });
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
