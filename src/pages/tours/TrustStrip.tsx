import page from '../../content/pages/tours.yaml';
import { Icon } from '../../ui/Icon';
import { isIconName } from '../../ui/icon-paths';
import styles from './trust-strip.module.css';

/** What one may rely on, in a line under the tickets. */
export function TrustStrip() {
  return (
    <ul className={styles.strip} aria-label="What you can rely on">
      {page.trust.map(({ text, icon }) => (
        <li key={text}>
          <span className={styles.icon}>
            <Icon name={isIconName(icon) ? icon : 'check'} size={24} />
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
