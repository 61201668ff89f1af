import 'react';

declare module 'react' {
  /** Invoker commands: with them a button opens and closes a dialog before any script is there. React passes them on. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    /** Id of the dialog. */
    commandfor?: string | undefined;
  }
}
