import { isNotFound } from '@tanstack/react-router';
import { Component, type ReactNode } from 'react';
import { reportCrash } from '../../parts/error-report/report-crash';
import { ErrorScreen } from './ErrorScreen';

interface Props {
  /** When this key changes, for example with the address, the content is rendered again. */
  readonly resetKey: string;
  readonly children: ReactNode;
  /** What is shown instead of the content; the error screen if omitted. */
  readonly instead?: ReactNode;
}
interface State {
  readonly error: unknown;
  readonly resetKey: string;
}

/** Keeps the rest of the page when a part of it throws, and reports the error, as the error screen says. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    if (isNotFound(error)) return;
    reportCrash(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    // The router has its own page for this error.
    if (isNotFound(error)) throw error;
    const { children, instead = <ErrorScreen /> } = this.props;
    return error === undefined ? children : instead;
  }
}
