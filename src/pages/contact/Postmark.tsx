import styles from './postcard.module.css';

/** The cancellation over the stamp. It holds no date: the HTML is the same on every day. */
export function Postmark() {
  return (
    <svg
      className={styles.postmark}
      viewBox="0 0 132 80"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="40" cy="40" r="37" />
      <circle cx="40" cy="40" r="24" />
      <path id="postmark-arc" d="M10.500 40a29.500 29.500 0 0 1 59 0" stroke="none" />
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
    </svg>
  );
}
