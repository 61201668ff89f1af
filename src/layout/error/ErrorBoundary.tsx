import { isNotFound } from '@tanstack/react-router';
import { Component, type ReactNode } from 'react';
import { track } from '../../integrations/analytics/track';
import { ErrorScreen } from './ErrorScreen';

interface Props {
  /** A change of it, such as another address, gives the content a new try. */
  readonly resetKey: string;
  readonly children: ReactNode;
}
interface State {
  readonly error: unknown;
  readonly resetKey: string;
}

/** Keeps header and footer standing when a page breaks, and tells us (decision 21). */
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
    console.error('The page could not be shown', error);
    track({ name: 'exception', description: error instanceof Error ? `${error.name}: ${error.message}` : String(error), fatal: true });
  }

  override render(): ReactNode {
    const { error } = this.state;
    // Not ours to show: the router has a page for it.
    if (isNotFound(error)) throw error;
    return error === undefined ? this.props.children : <ErrorScreen />;
  }
}
