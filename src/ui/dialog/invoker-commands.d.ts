import 'react';

declare module 'react' {
  /**
   * The attributes of invoker commands, with which a button opens and closes a dialog without scripts. React writes
   * them to the HTML.
   */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    /** The id of the dialog that the button controls. */
    commandfor?: string | undefined;
  }
}
