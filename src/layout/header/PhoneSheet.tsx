import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { closeOurDialogs } from '../../browser/close-dialogs';
import company from '../../content/company.yaml';
import { shortDays } from '../../content/schedule';
import { tourSummaries } from '../../content/tour-summaries';
import { GiftCardLink } from '../../parts/booking/GiftCardLink';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { CloseButton } from '../../ui/CloseButton';
import { keepFocusInside } from '../../ui/keep-focus-inside';
import { SocialLinks } from '../footer/Footer';
import { useOnNavigation } from './use-on-navigation';
import styles from './phone-menu.module.css';

// From here on header.module.css hides the menu, and an open dialog that is not seen would still hold the page.
const WITHOUT_MENU = '(min-width: 768px)';

function Places() {
  return (
    <ul className={styles.places}>
      <li>
        <Link to="/about" className={styles.place}>
          About
        </Link>
      </li>
      <li>
        <Link to="/tours" activeOptions={{ exact: true }} className={styles.place}>
          All walks
        </Link>
        <ul className={styles.tours}>
          {tourSummaries.map((tour) => (
            <li key={tour.slug}>
              <Link to="/tours/$slug" params={{ slug: tour.slug }} className={styles.tour}>
                <span>{tour.title}</span>
                <span className={styles.day}>{shortDays(tour.schedule)}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link to="/tours/private-tours" className={styles.tour}>
              <span>Private Tours</span>
              <span className={styles.day}>any day</span>
            </Link>
          </li>
          <li>
            <GiftCardLink className={styles.tour} />
          </li>
        </ul>
      </li>
      <li>
        <Link to="/gallery" className={styles.place}>
          Gallery
        </Link>
      </li>
      <li>
        <Link to="/blog" className={styles.place}>
          Blog
        </Link>
      </li>
      <li>
        <Link to="/in-the-news" className={styles.place}>
          In the News
        </Link>
      </li>
      <li>
        <Link to="/contact" className={styles.place}>
          Contact
        </Link>
      </li>
    </ul>
  );
}

/** The sheet of a phone's menu: slides in from the right, over everything. */
export function PhoneSheet({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  useLayoutEffect(() => {
    if (!open) return;
    // The search may have been opened while the sheet was on its way.
    closeOurDialogs(document);
    dialog.current?.showModal();
  }, [open]);
  useOnNavigation(close);
  useEffect(() => {
    const wide = matchMedia(WITHOUT_MENU);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.menu}
      aria-label="Menu"
      onClose={onClose}
      onKeyDown={keepFocusInside}
      onClick={(event) => {
        // Only the veil is the dialog itself; everything else lies in its sheet.
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <p>{company.name}</p>
          <CloseButton framed label="Close menu" onClick={close} />
        </div>
        <nav aria-label="Menu">
          <Places />
        </nav>
        <div data-stock="sand" className={styles.foot}>
          <ReserveButton size="md" wide />
          <a href={`mailto:${company.email}`} className={styles.mail}>
            {company.email}
          </a>
          <SocialLinks className={styles.social} />
        </div>
      </div>
    </dialog>
  );
}
