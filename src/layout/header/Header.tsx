import { useDisclosure, useIntersection } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { connection } from '../../browser/connection';
import { practice } from '../../browser/practice-state';
import { useStore } from '../../browser/store';
import company from '../../content/company.yaml';
import { whenOutboxIsUsed } from '../../outbox/lazy-outbox';
import { offlinePackage } from '../../pwa/offline-package';
import { untilStartIsNeeded } from '../../pwa/register';
import { headerPages } from '../../shared/site-pages';
import { ButtonLink } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { optionalDialog } from '../../ui/dialog/optional-dialog';
import { optionalPart } from '../../ui/hydration/optional-part';
import { IconButton } from '../../ui/IconButton';
import { Progress } from '../../ui/Progress';
import { useDismiss } from '../../ui/use-dismiss';
import { useEarlyClick } from '../../ui/use-early-click';
import { useOnNavigation } from '../../ui/use-on-navigation';
import { BrandMark } from '../BrandMark';
import { NavigationProgress } from './NavigationProgress';
import { OfflineStrip } from './OfflineStrip';
import { PhoneMenu } from './PhoneMenu';
import { saysOffline, shownChip } from './shown-chip';
import { ToursMenu } from './ToursMenu';
import { setUpdatePlace } from './update-place';
import styles from './header.module.css';
import chipStyles from './state-chip.module.css';

/** The chip's code comes with the worker's communication or with the outbox, whose state it shows. */
const StateChip = optionalPart(async () => {
  await Promise.race([untilStartIsNeeded(), whenOutboxIsUsed()]);
  return (await import('./StateChip')).StateChip;
});

/** Loaded when the visitor tries the site without a connection. */
const PracticeStrip = optionalPart(async () => (await import('./PracticeStrip')).PracticeStrip);

const SearchOverlay = optionalDialog(
  async () => (await import('../../parts/search/SearchOverlay')).SearchOverlay,
  'Search did not load',
);

function Navigation() {
  return (
    <nav aria-label="Main" className={styles.navigation}>
      {headerPages.map(({ to, name }) =>
        to === '/tours' ? (
          <ToursMenu key={to} name={name} />
        ) : (
          <Link key={to} to={to} className={styles.link}>
            {name}
          </Link>
        ),
      )}
    </nav>
  );
}

/**
 * The header stays at the top and becomes compact after 50 px of scrolling, without moving the page
 * below it.
 *
 * @param hasMenu shows the menu of a phone, whose links are also in the footer; false on a page
 * without a footer
 */
export function Header({ hasMenu = true }: { hasMenu?: boolean }) {
  // The sentinel is the first 50 px of the page (docs/requirements.md#header). It is observed, so that no event of
  // scrolling has to be handled; in the built HTML the header is not compact.
  const { ref: sentinel, entry } = useIntersection();
  const compact = entry?.isIntersecting === false;
  const { stage } = useStore(offlinePackage);
  const { chip, said } = useStore(shownChip);
  const isNoPractice = useStore(practice).stage === 'none';
  const now = useStore(connection);
  return (
    <>
      <span ref={sentinel} className={styles.sentinel} data-page-top="" aria-hidden="true" />
      <header className={styles.header}>
        <OfflineStrip
          connection={isNoPractice ? now : 'online'}
          stage={stage}
          waits={chip.kind === 'waiting'}
          chipSaysIt={saysOffline(chip)}
        />
        {isNoPractice ? null : <PracticeStrip waits={chip.kind === 'waiting'} />}
        <div className={styles.slot}>
          <div className={classes(styles.bar, compact && styles.compact)}>
            <div className={`page-width ${styles.row}`}>
              <Link to="/" className={styles.brand}>
                <BrandMark size={58} />
                <span className={styles.name}>{company.name}</span>
              </Link>
              <div className={chipStyles.place}>
                <StateChip />
                <span className="visually-hidden" aria-live="polite">
                  <span key={said}>{said}</span>
                </span>
              </div>
              <span ref={setUpdatePlace} className={styles.update} />
              <Navigation />
              <SearchButton />
              <ButtonLink to="/booking" variant="primary" size="sm" className={styles.book}>
                Book
              </ButtonLink>
              {hasMenu ? (
                <div className={styles.phoneMenu}>
                  <PhoneMenu />
                </div>
              ) : null}
            </div>
            {chip.kind === 'saving' ? <Progress value={chip.percent} className={styles.progress} /> : null}
            <NavigationProgress />
          </div>
        </div>
      </header>
    </>
  );
}

/** The button that opens the search. */
function SearchButton() {
  const [opened, { open, close }] = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  useEarlyClick(button);
  // The overlay cannot close itself while its script is loading. It must not open late over what the visitor does then.
  useOnNavigation(close);
  useDismiss(button, () => {
    if (!SearchOverlay.isLoaded()) close();
  });
  return (
    <>
      <IconButton
        ref={button}
        label="Search"
        icon="search"
        iconSize={22}
        className={styles.search}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={open}
      />
      {opened ? <SearchOverlay onClose={close} /> : null}
    </>
  );
}
