import page from '../../content/pages/petition.yaml';
import { DocumentedFacts } from './DocumentedFacts';
import { PetitionHero } from './PetitionHero';
import { Plaque } from './Plaque';
import { Sign } from './Sign';
import { Significance } from './Significance';
import { Story } from './Story';

/** The petition page: the demand, the story, and the link to the form, which another company hosts. */
export function PetitionPage() {
  return (
    <>
      <PetitionHero />
      <Story sections={page.sections} />
      <Significance />
      <Sign sign={page.sign} />
      <Plaque />
      <DocumentedFacts {...page.honesty} />
    </>
  );
}
