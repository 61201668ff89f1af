import { settings } from '../../config/env';
import company from '../../content/company.yaml';
import styles from './print-only.module.css';

/** On paper only: whose sheet this is. The page's own head does not print. */
export function PaperHead() {
  return (
    <p className={styles.head} data-paper>
      <strong>{company.name}</strong>
      <span>{settings.siteUrl.replace(/^https?:\/\//, '')}</span>
    </p>
  );
}
