import { EARLY_CLICK } from '../shared/head-scripts';
import { isPlainPress } from './plain-press';

/** An older click gets no answer, because the visitor has moved on and would not expect it. */
const ANSWERED_WITHIN_MS = 5_000;

/** Returns whether the visitor has just clicked this element. A click that came before the script had no answer yet. */
export function wasJustClicked(element: Element): boolean {
  const click: unknown = Reflect.get(window, EARLY_CLICK);
  if (!(click instanceof MouseEvent) || !(click.target instanceof Node) || !isPlainPress(click)) return false;
  return element.contains(click.target) && performance.now() - click.timeStamp < ANSWERED_WITHIN_MS;
}
