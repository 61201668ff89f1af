import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications, type NotificationData } from '@mantine/notifications';
import { useEffect, useRef, type RefObject } from 'react';
import { focusHeading } from '../../browser/focus-heading';
import { Button } from '../Button';
import { classes } from '../classes';
import { Icon } from '../Icon';
import type { IconName } from '../icon-paths';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { useFocusStaysIn } from '../use-focus-stays-in';
import { hideToast, takeToasts, type Toast } from './show-toast';
import styles from './toasts.module.css';

const TONE_ICON = {
  info: 'refresh',
  success: 'check',
  destructive: 'close',
  waiting: 'calendar',
} as const satisfies Record<string, IconName>;
const AUTO_CLOSE_MS = 8_000;

const toastAround = (element: HTMLElement): Element | null => element.closest('[data-notice]');

/**
 * Returns a function that moves the focus back to where it was outside of the toast, such as a field in which the
 * visitor was typing, or else to the heading of the page.
 * @param content an element in the toast
 */
function useReturnFocus(content: RefObject<HTMLElement | null>): () => void {
  const outside = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const toast = content.current && toastAround(content.current);
    const isOutside = (place: EventTarget | null): place is HTMLElement =>
      place instanceof HTMLElement && place !== document.body && toast?.contains(place) !== true;
    const note = (place: EventTarget | null): void => {
      if (isOutside(place)) outside.current = place;
    };
    const noteFocus = ({ target }: FocusEvent): void => note(target);
    // A press beside the toast takes the focus away; if it gives it to another element, that is noted next.
    const forget = ({ target }: PointerEvent): void => {
      if (target instanceof Node && toast?.contains(target) !== true) outside.current = undefined;
    };
    note(document.activeElement);
    document.addEventListener('focusin', noteFocus);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', noteFocus);
      document.removeEventListener('pointerdown', forget);
    };
  }, [content]);
  return () => {
    outside.current?.focus({ preventScroll: true });
    if (document.activeElement !== outside.current) focusHeading();
  };
}

function Body({ toast, id }: { toast: Toast; id: string }) {
  const message = useRef<HTMLParagraphElement>(null);
  const moveFocus = useReturnFocus(message);
  useFocusAfterRemoval(message, { partOf: toastAround, moveFocus });
  // Another question may take the place of this one, with other buttons.
  const actions = useRef<HTMLDivElement>(null);
  useFocusStaysIn(actions, actions);
  return (
    <>
      <p ref={message} className={styles.message}>
        {toast.message}
      </p>
      {toast.note === undefined ? null : <p className={styles.message}>{toast.note}</p>}
      {toast.actions ? (
        <div ref={actions} tabIndex={-1} className={styles.actions}>
          {toast.actions.map((action) => (
            <Button
              key={action.label}
              size="sm"
              variant={action.quiet ? 'quiet' : 'primary'}
              onClick={() => {
                hideToast(id);
                action.onPress();
              }}
            >
              {action.label}
            </Button>
          ))}
        </div>
      ) : null}
    </>
  );
}

let shown = 0;

function show(toast: Toast): void {
  shown += 1;
  const id = toast.id ?? `toast-${shown}`;
  const tone = toast.tone ?? 'info';
  // Mantine starts the timer of a toast that is shown again only if its duration is another, so each has a duration of
  // its own.
  const autoClose = toast.sticky || toast.actions ? false : AUTO_CLOSE_MS + shown;
  const data: NotificationData = {
    id,
    'data-notice': '',
    title: toast.title,
    message: <Body toast={toast} id={id} />,
    icon: <Icon name={toast.icon ?? TONE_ICON[tone]} />,
    autoClose,
    // Mantine stops the timer while the pointer is over a toast, and this stops it while the focus is inside.
    onFocus: () => notifications.update({ ...data, autoClose: false }),
    onBlur: () => notifications.update(data),
    classNames: {
      root: classes(styles.toast, styles[tone]),
      icon: styles.icon,
      title: styles.title,
      body: styles.body,
      closeButton: styles.close,
    },
    closeButtonProps: { 'aria-label': 'Close' },
    ...(toast.onClose ? { onClose: toast.onClose } : {}),
    // A failure is announced at once. Everything else is announced at the next pause of the screen reader by the region
    // around all toasts (ToastOutlet.tsx), so it has no role that is announced by itself.
    role: tone === 'destructive' ? 'alert' : 'group',
  };
  notifications.hide(id);
  notifications.show(data);
}

/** Shows toasts in the lower right corner, at most three at a time. */
export function Toasts() {
  useEffect(() => takeToasts((wish) => ('show' in wish ? show(wish.show) : notifications.hide(wish.hide))), []);
  return (
    <Notifications
      position="bottom-right"
      withinPortal={false}
      containerWidth={440}
      limit={3}
      // Dragging selects the text of a toast, so it does not throw the toast away.
      allowDragDismiss={false}
      allowScrollDismiss={false}
      data-dock=""
      classNames={{ root: styles.dock }}
    />
  );
}
