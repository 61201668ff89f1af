import { Link } from '@tanstack/react-router';
import { Fragment, useRef, type RefObject } from 'react';
import { useStore } from '../../browser/store';
import { useToday } from '../../browser/use-now';
import company from '../../content/company.yaml';
import { GiftCardLink } from '../../parts/booking/GiftCardLink';
import { offlinePackage } from '../../pwa/offline-package';
import { savePictures } from '../../pwa/offline-state';
import { megabytes } from '../../shared/megabytes';
import { footerPages } from '../../shared/site-pages';
import { Button } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal';
import { BrandMark } from '../BrandMark';
import { SocialLinks } from '../SocialLinks';
import { contentVersionText } from './content-version-text';
import { ThemeSwitch } from './ThemeSwitch';
import styles from './footer.module.css';

function QuickLinks() {
  return (
    <nav aria-label="Quick links" id="quick-links">
      <Eyebrow as="h2">Quick links</Eyebrow>
      <ul className={styles.links}>
        {footerPages.quickLinks.map(({ to, name }) => (
          <Fragment key={to}>
            <li>
              <Link to={to}>{name}</Link>
            </li>
            {to === '/booking' ? (
              <li>
                <GiftCardLink />
              </li>
            ) : null}
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}

function Contact() {
  return (
    <div>
      <Eyebrow as="h2">Contact</Eyebrow>
      <p className={styles.address}>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
      <ul className={styles.links}>
        {footerPages.contact.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
      <SocialLinks className={styles.social} />
    </div>
  );
}

/**
 * The button that saves the pictures. With Save-Data or little storage they wait for the visitor's
 * consent. When the button is removed, its focus moves to the line that shows how far the saving is.
 */
function SavePictures({ bytes, line }: { bytes: number; line: RefObject<HTMLElement | null> }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(button, { moveFocus: () => line.current?.focus({ preventScroll: true }) });
  return (
    <Button ref={button} size="sm" icon="download" onClick={() => void savePictures()}>
      {`Save the pictures too, ${megabytes(bytes)}`}
    </Button>
  );
}

function Imprint() {
  // The built HTML may be opened in any year, so it names none.
  const year = useToday()?.slice(0, 4) ?? '';
  const copy = useStore(offlinePackage);
  const saved = contentVersionText(copy);
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <div className={styles.imprint}>
      <p>
        <span>© </span>
        {/* The year is filled in after hydration; its width is reserved. */}
        <span className={styles.year} key={year}>
          {year}
        </span>
        <span> {company.name}</span>
      </p>
      {company.demonstrationNotice === undefined ? null : <p>{company.demonstrationNotice}</p>}
      {footerPages.imprint.map(({ to, name }) => (
        <p key={to}>
          <Link to={to}>{name}</Link>
        </p>
      ))}
      <p>
        <a href="/licenses.txt">Pictures, fonts and licenses</a>
      </p>
      <ThemeSwitch />
      <p ref={line} tabIndex={-1} className={styles.saved}>
        <span key={saved}>{saved}</span>
      </p>
      {copy.stage === 'waiting-for-tap' ? <SavePictures bytes={copy.totalBytes - copy.doneBytes} line={line} /> : null}
      <span className={styles.colorBar} aria-hidden="true" />
    </div>
  );
}

/** The footer of every page: dark paper, links, and the color bar of a print shop. */
export function Footer() {
  return (
    <footer className={styles.ground}>
      <div data-stock="night" className={styles.footer}>
        <div className={`page-width laid-out-later ${styles.columns}`}>
          <div>
            <p className={styles.brand}>
              <BrandMark size={58} />
              <span>{company.name}</span>
            </p>
            <div className={styles.description}>
              <p>{company.description}</p>
              <p className={styles.note}>{company.city}</p>
            </div>
          </div>
          <QuickLinks />
          <Contact />
          <Imprint />
        </div>
      </div>
    </footer>
  );
}
