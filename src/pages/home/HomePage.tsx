import { Departures } from './Departures';
import { Hero } from './Hero';
import { OfflinePromise } from './OfflinePromise';

export function HomePage() {
  return (
    <>
      <Hero />
      <Departures />
      <OfflinePromise />
    </>
  );
}
