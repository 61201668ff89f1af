import { Link, useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { GiftCardLink } from '../../parts/booking/GiftCardLink';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import { useDismiss } from '../../ui/use-dismiss';
import { useOnNavigation } from '../../ui/use-on-navigation';
import { TourRows } from './TourRows';
import styles from './tours-menu.module.css';

/**
 * The folded list of tours. It is a native <details>, so it opens without a script.
 *
 * @param name what the list is called in the header
 */
export function ToursMenu({ name }: { readonly name: string }) {
  const isHere = useLocation({ select: ({ pathname }) => pathname.startsWith('/tours') });
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => menu.current?.removeAttribute('open');
  const closeAndReturn = (): void => {
    const hadFocus = menu.current?.open === true && menu.current.contains(document.activeElement);
    close();
    if (hadFocus) menu.current?.querySelector('summary')?.focus();
  };
  useOnNavigation(close);
  useDismiss(menu, (how) => (how === 'escape' ? closeAndReturn() : close()));
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={classes(styles.summary, isHere && styles.here)}>
        <span>{name}</span>
        <Icon name="chevron" size={14} />
      </summary>
      <ul className={styles.list}>
        <TourRows row={styles.row} day={styles.day} />
        <li>
          <Link to="/tours" activeOptions={{ exact: true }} className={styles.row}>
            <span>All walks</span>
            <span className={styles.day}>
              <Icon name="arrow" size={16} />
            </span>
          </Link>
        </li>
        {/* This page stays open behind the new tab. The link itself lets no click bubble. */}
        <li onClickCapture={closeAndReturn}>
          <GiftCardLink className={styles.row} />
        </li>
      </ul>
    </details>
  );
}
