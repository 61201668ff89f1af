import { isNotFound } from '@tanstack/react-router';
import { Component, type ReactNode } from 'react';
import { reportCrash } from '../../parts/error-report/report-crash';
import { ErrorScreen } from './ErrorScreen';

interface Props {
  /** A change of it, such as another address, gives the content a new try. */
  readonly resetKey: string;
  readonly children: ReactNode;
  /** What stands there instead; the error screen where left out. */
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
    // Not ours to show: the router has a page for it.
    if (isNotFound(error)) throw error;
    const { children, instead = <ErrorScreen /> } = this.props;
    return error === undefined ? children : instead;
  }
}
