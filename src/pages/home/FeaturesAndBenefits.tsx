import { Benefits } from './Benefits';
import { Features } from './Features';
import { HistoricCat } from './HistoricCat';
import { Reviews } from './Reviews';

/** Sections 8 to 11 of the home page: the historic cat, features, benefits and reviews. */
export function FeaturesAndBenefits() {
  return (
    <>
      <HistoricCat />
      <Features />
      <Benefits />
      <Reviews />
    </>
  );
}
