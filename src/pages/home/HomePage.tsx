import { aboutUs, going, reasons } from './below-the-fold';
import { Hero } from './Hero';
import { PetitionBanner } from './PetitionBanner';

// One and the same element for ever: React then leaves alone the parts that are not hydrated yet.
const page = (
  <>
    <PetitionBanner />
    <Hero />
    <aboutUs.Part />
    <reasons.Part />
    <going.Part />
  </>
);

/** The front page: fifteen sections in the document's order (000 §2), most of them below the fold. */
export const HomePage = () => page;
