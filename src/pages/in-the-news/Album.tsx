import press from '../../content/press.yaml';
import styles from './album.module.css';
import { Cutting } from './Cutting';
import { newestFirst } from './newest-first';

/** Where a picture is pasted in with the words: the newest, and the wide ones of the rows of two. */
const PICTURED: ReadonlySet<number> = new Set([0, 2, 6]);

/** The album page: the newest lies across, then a row of two, a row of three, and again. */
export function Album({ note }: { note: string }) {
  return (
    <div className={styles.album}>
      <div className="page-width">
        <ul className={styles.page}>
          {newestFirst(press.articles).map((article, place) => (
            <li key={article.id}>
              <Cutting article={article} pictured={PICTURED.has(place)} />
            </li>
          ))}
        </ul>
        <p className={styles.note}>{note}</p>
      </div>
    </div>
  );
}
