import { scrollBehavior } from '../../browser/reduced-motion';
import { showToast } from '../../ui/toast/show-toast';

/** The section that the quick action and the help button lead to. */
export const QUESTIONS = 'faq';

/** The section, or words that it is not there. */
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

/** Scrolls there, and takes the focus along. */
export function goToQuestions(): void {
  const section = findQuestions();
  section?.scrollIntoView({ behavior: scrollBehavior() });
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
