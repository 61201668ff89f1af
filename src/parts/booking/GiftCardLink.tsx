import type { MouseEvent } from 'react';
import company from '../../content/company.yaml';
import { bookingLink } from '../../integrations/fareharbor/addresses';
import { ButtonAnchor } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { pressNewTabLink } from './booking-links';

const { item } = company.giftCard;
const shared = {
  href: bookingLink({ item }),
  target: '_blank',
  rel: 'noopener',
  onClickCapture: (event: MouseEvent): void => pressNewTabLink(event, item),
};

/** The calendar of the gift card's item at the booking provider: docs/requirements.md#gift-cards */
export function GiftCardLink({ className }: { className?: string | undefined }) {
  return (
    <a {...shared} className={className}>
      <span>Gift Cards</span>
      <span className="visually-hidden">(opens in a new tab)</span>
      <Icon name="external" size={16} />
    </a>
  );
}

/** The same as a button. */
export function GiftCardButton({ children }: { children: string }) {
  return (
    <ButtonAnchor {...shared} icon="external" size="lg" wide>
      <span>{children}</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </ButtonAnchor>
  );
}
