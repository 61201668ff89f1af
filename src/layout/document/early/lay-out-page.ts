// Gives the page its true heights (docs/decisions/0056). A new
// visit begins at the top of the page: what is below the fold is laid out after the first frame, one
// piece per frame from the top down, so that no frame is long and nothing in sight moves. A visitor
// who presses End, turns the wheel or prints gets all of it at once, before anything moves. If a
// visitor is led to a place in the page, or brought back to one (reload, Back), the page is laid out
// as a whole from the beginning.
import { WHOLE_LAYOUT } from '../../../shared/head-scripts';
import { firstPaint } from './first-paint';
import { LAID_OUT_LATER } from './laid-out-later';

/** Events which say that somebody is about to move in the page, or that it is about to be printed. */
const BEFORE_MOVING = ['pointerdown', 'wheel', 'touchmove', 'keydown', 'focusin', 'beforeprint'];

const root = document.documentElement;

const pieces = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(LAID_OUT_LATER)];

function layOutAll(): void {
  root.setAttribute(WHOLE_LAYOUT, '');
  for (const type of BEFORE_MOVING) removeEventListener(type, layOutAll, true);
  for (const piece of pieces()) {
    piece.style.contentVisibility = '';
    // An empty attribute would differ from what React rendered.
    if (piece.getAttribute('style') === '') piece.removeAttribute('style');
  }
}

function layOutNext(): void {
  if (root.hasAttribute(WHOLE_LAYOUT)) return;
  const piece = pieces().find(({ style }) => style.contentVisibility === '');
  if (piece) piece.style.contentVisibility = 'visible';
  else if (document.readyState !== 'loading') {
    layOutAll();
    return;
  }
  requestAnimationFrame(() => setTimeout(layOutNext));
}

const [navigation] = performance.getEntriesByType('navigation');
const isNewVisit = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
if (location.hash !== '' || !isNewVisit) layOutAll();
else {
  for (const type of BEFORE_MOVING) addEventListener(type, layOutAll, { capture: true, passive: true });
  void firstPaint().then(() => setTimeout(layOutNext));
}
