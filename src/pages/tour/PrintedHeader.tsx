import { settings } from '../../config/env';
import company from '../../content/company.yaml';
import styles from './print-only.module.css';

/** Name and address of the site: its header does not print. */
export function PrintedHeader() {
  return (
    <p className={styles.head} data-paper>
      <strong>{company.name}</strong>
      <span>{settings.siteUrl.replace(/^https?:\/\//, '')}</span>
    </p>
  );
}
