import { Benefits } from './Benefits';
import { Features } from './Features';
import { HistoricCat } from './HistoricCat';
import { Reviews } from './Reviews';

/** Why one would come: sections 8 to 11. */
export function Reasons() {
  return (
    <>
      <HistoricCat />
      <Features />
      <Benefits />
      <Reviews />
    </>
  );
}
