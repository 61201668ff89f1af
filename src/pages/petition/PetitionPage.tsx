import page from '../../content/pages/petition.yaml';
import { Honesty } from './Honesty';
import { PetitionHero } from './PetitionHero';
import { Plaque } from './Plaque';
import { Sign } from './Sign';
import { Significance } from './Significance';
import { Story } from './Story';

/** A poster, what is told of the cat on it, and a sheet to sign that stays empty here. */
export function PetitionPage() {
  return (
    <>
      <PetitionHero />
      <Story sections={page.sections} />
      <Significance heading={page.significanceHeading} cards={page.significance} />
      <Sign sign={page.sign} />
      <Plaque {...page.plaque} />
      <Honesty {...page.honesty} />
    </>
  );
}
