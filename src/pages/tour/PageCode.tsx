import codes from 'virtual:walk-codes';
import words from '../../content/every-walk.yaml';
import styles from './print-only.module.css';

/** On paper only: the way from the sheet back to the page. */
export function PageCode({ slug }: { slug: string }) {
  const code = codes[slug];
  if (!code) return null;
  return (
    <div className={styles.code} data-paper>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label="Code with the address of this page">
        <path d={code.path} />
      </svg>
      <p>{words.paper}</p>
    </div>
  );
}
