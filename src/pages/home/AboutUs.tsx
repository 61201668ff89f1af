import { NewsletterSection } from '../../parts/newsletter/NewsletterSection';
import { GiftCard } from './GiftCard';
import { Introduction } from './Introduction';
import { PressStrip } from './PressStrip';
import { Testimonial } from './Testimonial';

/** What others say and what we do: sections 3 to 7. */
export function AboutUs() {
  return (
    <>
      <PressStrip />
      <Testimonial />
      <Introduction />
      <NewsletterSection />
      <GiftCard />
    </>
  );
}
