import { Icon } from '../../ui/Icon';
import { goToQuestions, QUESTIONS } from './go-to-questions';
import styles from './help-button.module.css';

/** Floats at the edge and leads to the questions; with scripts off it is a plain link there. */
export function HelpButton() {
  return (
    <a
      href={`#${QUESTIONS}`}
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
