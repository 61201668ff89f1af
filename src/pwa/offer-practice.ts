import { practice, practiceOffer } from '../browser/practice-state';
import { offlineState } from './offline-state';
import { practiceRun } from './practice-run';

/**
 * Offers the practice without a connection while everything is saved, a worker controls this page
 * and there is a connection. The offer stands during the practice.
 */
export function offerPractice(): void {
  const look = (): void => {
    const { ready, connection } = offlineState.getSnapshot();
    const isOn = practice.getSnapshot().stage === 'on';
    const mayBegin = ready && connection !== 'offline' && navigator.serviceWorker.controller !== null;
    practiceOffer.set(isOn || mayBegin ? { begin: practiceRun.begin } : {});
  };
  offlineState.subscribe(look);
  practice.subscribe(look);
  navigator.serviceWorker.addEventListener('controllerchange', look);
  look();
}
