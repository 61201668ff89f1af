import styles from './story.module.css';

/** What the optician made, in line. */
export function Spectacles() {
  return (
    <svg className={styles.spectacles} viewBox="0 0 264 100" aria-hidden="true" focusable="false">
      <path
        d="M126 52a42 42 0 1 1-84 0 42 42 0 1 1 84 0zM222 52a42 42 0 1 1-84 0 42 42 0 1 1 84 0zM126 46q6-9 12 0M44 38 6 18M220 38l38-20"
        fill="none"
        stroke="currentColor"
        strokeWidth="12"
      />
    </svg>
  );
}
