import { Icon } from '../../ui/Icon';
import { pressNewTabLink } from './booking-links';
import styles from './provider-link.module.css';

/** A link to the booking partner's own page, which works without the frame and without scripts. */
export function ProviderLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={styles.link}
      onClickCapture={(event) => pressNewTabLink(event)}
    >
      <span>{children}</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
      <Icon name="external" size={18} />
    </a>
  );
}
