import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import company from '../../content/company.yaml';
import { GiftCardLink } from '../../parts/booking/GiftCardLink';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { headerPages } from '../../shared/site-pages';
import { CloseButton } from '../../ui/CloseButton';
import { Dialog } from '../../ui/dialog/Dialog';
import { useOnNavigation } from '../../ui/use-on-navigation';
import { SocialLinks } from '../SocialLinks';
import { TourRows } from './TourRows';
import styles from './phone-menu.module.css';

export const MENU_ID = 'phone-menu';

// From this width on header.module.css hides the menu, and an open dialog would still block the page although hidden.
// The width is in em, because larger letters need the menu in wider windows too.
const WITHOUT_MENU = '(min-width: 48em)';

function Tours() {
  return (
    <>
      <Link to="/tours" activeOptions={{ exact: true }} className={styles.place}>
        All walks
      </Link>
      <ul className={styles.tours}>
        <TourRows row={styles.tour} day={styles.day} />
        <li>
          <GiftCardLink className={styles.tour} />
        </li>
      </ul>
    </>
  );
}

function Places() {
  return (
    <ul className={styles.places}>
      {headerPages.map(({ to, name }) => (
        <li key={to}>
          {to === '/tours' ? (
            <Tours />
          ) : (
            <Link to={to} className={styles.place}>
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The sheet of a phone's menu: slides in from the right, over everything. */
export function PhoneSheet() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  useOnNavigation(close);
  useEffect(() => {
    const wide = matchMedia(WITHOUT_MENU);
    // The phone may have been turned before the script was loaded.
    if (wide.matches) close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);
  return (
    <Dialog ref={dialog} id={MENU_ID} label="Menu" variant="side" opensOn="button">
      <div className={styles.sheet}>
        <div className={styles.head}>
          <p>{company.name}</p>
          <CloseButton framed label="Close menu" command="close" commandfor={MENU_ID} onClick={close} />
        </div>
        <nav aria-label="Menu">
          <Places />
        </nav>
        <div data-stock="sand" className={styles.foot}>
          <ReserveButton size="md" wide preloads={false} />
          <a href={`mailto:${company.email}`} className={styles.mail}>
            {company.email}
          </a>
          <SocialLinks className={styles.social} />
        </div>
      </div>
    </Dialog>
  );
}
