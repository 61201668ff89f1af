import { useLayoutEffect, useRef, type DialogHTMLAttributes, type RefObject } from 'react';
import { closeOurDialogs } from '../../browser/close-dialogs';
import { classes } from '../classes';
import { keepFocusInside } from './keep-focus-inside';
import styles from './dialog.module.css';

interface DialogProps extends Omit<
  DialogHTMLAttributes<HTMLDialogElement>,
  'open' | 'onClick' | 'onClose' | 'aria-label' | 'aria-labelledby' | 'tabIndex'
> {
  /** Its name, where no heading in it says the same. */
  readonly label?: string;
  /** Id of the heading in it that is its name. */
  readonly labelledBy?: string;
  /** `side`: along the right edge; `full`: the whole window; `sheet`: at the lower edge; `card`: at the upper edge. */
  readonly variant: 'side' | 'full' | 'sheet' | 'card';
  /**
   * `mount`: it is drawn when it is to open, and closes when it leaves the page. `button`: it stands closed in the
   * page, and a button with `command="show-modal"` opens it, which needs no script.
   */
  readonly opensOn?: 'mount' | 'button';
  /** What has the focus first when it opens on mount: its first control, or the dialog itself. */
  readonly initialFocus?: 'first control' | 'dialog';
  /** It is closed now, by whatever closed it. */
  readonly onClose?: () => void;
  readonly ref?: RefObject<HTMLDialogElement | null>;
}

/**
 * A modal dialog over the page, which is held still and out of reach meanwhile. Escape closes it, and so does a press
 * beside it unless `closedby` says otherwise; Tab goes round inside. The browser gives the focus back to where it was.
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
  className,
  children,
  ref,
  ...rest
}: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const takesFocus = initialFocus === 'dialog';
  useLayoutEffect(() => {
    const element = dialog.current;
    if (opensOn === 'button' || element === null) return undefined;
    // Another one may have been opened while the script of this one was on its way.
    closeOurDialogs(document);
    element.autofocus = takesFocus;
    element.showModal();
    if (takesFocus) element.focus();
    // The browser scrolls to the control that it focuses; what is to be read begins at the top.
    element.scrollTop = 0;
    // The browser gives the focus back only where the dialog is closed while it is still on the page.
    return () => element.close();
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
        // The event comes late: it may stand open anew by then.
        if (dialog.current?.open === false) onClose?.();
      }}
      onKeyDown={(event) => {
        keepFocusInside(event);
        onKeyDown?.(event);
      }}
      onClick={({ target, currentTarget }) => {
        // For browsers without `closedby`. The target is the dialog itself only beside what stands in it.
        if (closedby === 'any' && target === currentTarget) currentTarget.close();
      }}
      {...rest}
    >
      {children}
    </dialog>
  );
}
