// What floats says nothing that stands on the screen already: the link and the bar show only where nothing else leads to
// a booking. Their styles ask for this mark on <html>.
const FREE = 'data-booking-free';
/** Every control and place for booking says so of itself; at its top a page has nothing float over it either. */
const CONTROLS = 'main [data-booking], [data-page-top]';

/** Keeps the mark while nothing on the screen leads to a booking. */
export function watchBookingControls(): {
  /** To be called when a page has been drawn: its controls are others. */
  look: () => void;
  end: () => void;
} {
  const onScreen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) onScreen.add(target);
      else onScreen.delete(target);
    }
    document.documentElement.toggleAttribute(FREE, onScreen.size === 0);
  });
  return {
    look: () => {
      observer.disconnect();
      onScreen.clear();
      for (const control of document.querySelectorAll(CONTROLS)) observer.observe(control);
    },
    end: () => observer.disconnect(),
  };
}
