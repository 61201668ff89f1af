import page from '../../content/pages/about.yaml';
import { AboutHero } from './AboutHero';
import { BookingStub } from './BookingStub';
import { HouseRules } from './HouseRules';
import { Staff } from './Staff';
import { Story } from './Story';

/** Who we are, as the payroll book: the cats of old in the first folio, the staff of today in the second. */
export function AboutPage() {
  return (
    <>
      <AboutHero />
      <Story />
      <Staff team={page.team} />
      <HouseRules rules={page.values} />
      <BookingStub {...page.call} />
    </>
  );
}
