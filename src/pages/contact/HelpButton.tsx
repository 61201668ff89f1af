import { Icon } from '../../ui/Icon';
import { showToast } from '../../ui/toast/show-toast';
import styles from './help-button.module.css';

const SECTION = 'faq';

function goToQuestions(): void {
  const section = document.getElementById(SECTION);
  if (section === null) {
    showToast({
      tone: 'destructive',
      title: 'Section Not Found',
      message: "We couldn't find that section. Please try another link.",
    });
    return;
  }
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/** Floats at the edge and leads to the questions; with scripts off it is a plain link there. */
export function HelpButton() {
  return (
    <a
      href={`#${SECTION}`}
      className={styles.help}
      data-dock="small"
      onClick={(event) => {
        event.preventDefault();
        goToQuestions();
      }}
    >
      <Icon name="question" size={28} />
      <span className="visually-hidden">Help: go to the questions</span>
    </a>
  );
}
