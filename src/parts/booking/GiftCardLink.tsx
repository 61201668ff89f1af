import company from '../../content/company.yaml';
import { bookingLink } from '../../integrations/fareharbor/addresses';
import { Icon } from '../../ui/Icon';

/** The gift card's calendar at the booking provider: an item of its own (000 §3). */
export function GiftCardLink({ className }: { className?: string | undefined }) {
  return (
    <a href={bookingLink({ item: company.giftCard.item })} target="_blank" rel="noopener" className={className}>
      <span>Gift Cards</span>
      <span className="visually-hidden">(opens in a new tab)</span>
      <Icon name="external" size={16} />
    </a>
  );
}
