import type { ReactNode } from 'react';
import company from '../../content/company.yaml';
import { stampCat } from '../../pictures/prints/stamp-cat';
import { Paper } from '../../ui/Paper';
import { Print } from '../../ui/Print';
import styles from './postcard.module.css';

/** An airmail postcard: striped edge, address, postage and postmark. */
export function Postcard({ children }: { children: ReactNode }) {
  return (
    <Paper raised className={styles.card}>
      <div className={styles.stripe} aria-hidden="true" />
      <div className={styles.head}>
        <p className={styles.to}>
          <span className={styles.label}>To</span>
          <span className={styles.address}>{company.name},</span>
          <span className={styles.address}>{company.city}</span>
        </p>
        {/* Not translated: a translating browser puts HTML elements around words, which an SVG does not show. */}
        <div className={styles.postage} translate="no">
          <div className={styles.stamp}>
            <Print picture={stampCat} sizes="96px" decorative />
          </div>
          <Postmark />
        </div>
      </div>
      <div className={styles.body}>{children}</div>
    </Paper>
  );
}

/** The id of the drawing in the postmark, which the larger postmark reuses. */
export const POSTMARK_ID = 'postmark';

/** The postmark over the stamp. It has no date, because the built HTML is the same on every day. */
function Postmark() {
  return (
    <svg className={styles.postmark} viewBox="0 0 132 80" aria-hidden="true" focusable="false">
      <g id={POSTMARK_ID} fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="40" cy="40" r="37" />
        <circle cx="40" cy="40" r="24" />
        <path id="postmark-arc" d="M13 40a27 27 0 0 1 54 0" stroke="none" />
        <text className={styles.markText}>
          <textPath href="#postmark-arc" startOffset="50%" textAnchor="middle">
            NEW YORK
          </textPath>
        </text>
        <text className={styles.markText} x="40" y="38" textAnchor="middle">
          CAT
        </text>
        <text className={styles.markText} x="40" y="50" textAnchor="middle">
          MAIL
        </text>
        <path
          d="M76 26c9-7 18 7 27 0s18 7 27 0M78 40c9-7 17 7 26 0s17 7 26 0M76 54c9-7 18 7 27 0s18 7 27 0"
          strokeWidth="2.500"
        />
      </g>
    </svg>
  );
}
