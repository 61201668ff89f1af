import { useLayoutEffect, useRef, type DialogHTMLAttributes, type RefObject } from 'react';
import { closeOurDialogs } from '../../browser/close-dialogs';
import { focusHeading } from '../../browser/focus-heading';
import { classes } from '../classes';
import { keepFocusInside } from './keep-focus-inside';
import styles from './dialog.module.css';

interface DialogProps extends Omit<
  DialogHTMLAttributes<HTMLDialogElement>,
  'open' | 'onClick' | 'onClose' | 'aria-label' | 'aria-labelledby' | 'tabIndex'
> {
  /** The accessible name, needed if the dialog has no heading that says the same. */
  readonly label?: string;
  /** The id of the heading inside the dialog that is its accessible name. */
  readonly labelledBy?: string;
  /**
   * Where the dialog stands. `side`: at the right edge; `full`: over the whole window; `sheet`: at the lower edge;
   * `card`: at the upper edge.
   */
  readonly variant: 'side' | 'full' | 'sheet' | 'card';
  /**
   * `mount`: the dialog opens when it is mounted, and closes when it is unmounted. `button`: the dialog is in the page,
   * closed, and a button with `command="show-modal"` opens it without scripts.
   */
  readonly opensOn?: 'mount' | 'button';
  /** The element that gets the focus when the dialog opens on mount: its first control, or the dialog itself. */
  readonly initialFocus?: 'first control' | 'dialog';
  /** Called after the dialog has closed, whatever closed it. */
  readonly onClose?: () => void;
  readonly ref?: RefObject<HTMLDialogElement | null>;
}

/**
 * Renders a modal dialog: the page behind it does not scroll and cannot be reached. Escape closes the dialog, and so
 * does a click on the backdrop unless `closedby` says otherwise; Tab stays inside. After closing, the browser moves the
 * focus back to where it was, and we to the heading if that element has vanished.
 */
export function Dialog({
  label,
  labelledBy,
  variant,
  opensOn = 'mount',
  initialFocus = 'first control',
  closedby = 'any',
  onClose,
  onKeyDown,
  onPointerDown,
  className,
  children,
  ref,
  ...rest
}: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const pressedOn = useRef<EventTarget>(null);
  const takesFocus = initialFocus === 'dialog';
  useLayoutEffect(() => {
    const element = dialog.current;
    if (opensOn === 'button' || element === null) return undefined;
    // Another dialog may have been opened while the script of this one was loading.
    closeOurDialogs();
    const before = document.activeElement;
    element.autofocus = takesFocus;
    element.showModal();
    if (takesFocus) element.focus();
    // The browser scrolls to the control that it focuses, but reading starts at the top of the dialog.
    element.scrollTop = 0;
    // The browser moves the focus back only if the dialog is closed while it is still in the page.
    return () => {
      element.close();
      if (before?.isConnected === false) focusHeading();
    };
  }, [dialog, opensOn, takesFocus]);
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[variant], className)}
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={takesFocus ? -1 : undefined}
      closedby={closedby}
      onClose={() => {
        // The `close` event is fired late: the dialog may be open again.
        if (dialog.current?.open === false) onClose?.();
      }}
      onKeyDown={(event) => {
        keepFocusInside(event);
        onKeyDown?.(event);
      }}
      onPointerDown={(event) => {
        pressedOn.current = event.target;
        onPointerDown?.(event);
      }}
      onClick={({ target, currentTarget }) => {
        // This is for browsers without `closedby`. The target is the dialog itself for a click on the backdrop, and for
        // one that ends there but began inside, as when the visitor selects a text: such a click closes nothing.
        const isOnBackdrop = target === currentTarget && pressedOn.current === currentTarget;
        if (closedby === 'any' && isOnBackdrop) currentTarget.close();
      }}
      {...rest}
    >
      {children}
    </dialog>
  );
}
