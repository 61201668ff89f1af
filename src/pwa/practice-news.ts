// Receives the worker's messages about a practice without a connection. Every page loads this module; the code that
// follows a practice is loaded only when there is one (practice-run.ts).
import { practice } from '../browser/practice-state';
import { parseOr } from '../shared/parse';
import { practiceNews } from './practice-message';

/** Asks the worker of this page whether a practice is under way, and listens for the next one. */
export function listenForPractice(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = parseOr(practiceNews, data, undefined);
    if (news === undefined || (news.leftMs === 0 && practice.getSnapshot().stage !== 'on')) return;
    import('./practice-run').then(
      ({ practiceRun }) => practiceRun.follow(news.leftMs),
      (error: unknown) => console.warn('This page takes no part in the practice', error),
    );
  });
  serviceWorker.controller?.postMessage({ type: 'practice-status' });
}
