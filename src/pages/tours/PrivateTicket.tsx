import privateTours from '../../content/pages/private-tours.yaml';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { Ticket } from './Ticket';

const SLUG = 'private-tours';
const { pricing } = privateTours;

/** A walk of one's own: on no fixed day, so it is agreed on by writing to us, not picked in a calendar. */
export function PrivateTicket() {
  return (
    <Ticket
      tour={{ ...privateTours, slug: SLUG }}
      time={['Any', 'day']}
      days="By request"
      figures={[`1 to ${pricing.most} guests`, `from $${pricing.from}`]}
    >
      <ReserveButton to="/contact" label="Contact Us to Book" icon="envelope" look="secondary" wide />
    </Ticket>
  );
}
