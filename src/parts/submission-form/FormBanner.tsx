import { useEffect, useRef } from 'react';
import styles from './submission-form.module.css';
import type { Banner } from './use-submission-form';

/** What became of the last press on Send, above the first field; it takes the focus, unless a field has it. */
export function FormBanner({ banner }: { banner: Banner | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (banner && banner.tone !== 'summary') box.current?.focus();
  }, [banner]);
  if (banner === undefined) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.banner} data-tone={banner.tone}>
      <span className={styles.bannerMark} aria-hidden="true">
        !
      </span>
      <p key={banner.message}>{banner.message}</p>
    </div>
  );
}
