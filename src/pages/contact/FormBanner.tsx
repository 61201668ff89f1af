import { useEffect, useRef } from 'react';
import styles from './contact-form.module.css';
import type { Banner } from './use-contact-form';

/** What became of the last press on Send, above the first field; it takes the focus. */
export function FormBanner({ banner }: { banner: Banner | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (banner) box.current?.focus();
  }, [banner]);
  if (banner === undefined) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.banner} data-tone={banner.tone}>
      <span className={styles.bannerMark} aria-hidden="true">
        !
      </span>
      <p key={banner.message}>{banner.tone === 'error' ? `Error: ${banner.message}` : banner.message}</p>
    </div>
  );
}
