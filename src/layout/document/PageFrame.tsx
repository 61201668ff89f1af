import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs';
import { Dock } from '../dock/Dock';
import { Footer } from '../footer/Footer';
import { Header } from '../header/Header';
import { ErrorIsolated } from './ErrorIsolated';
import styles from './page-frame.module.css';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * True hides header and footer on a phone or tablet, for a page that is used with one hand in
     * the street.
     */
    readonly pageOnly?: boolean;
  }
}

const useIsPageOnly = (): boolean =>
  useRouterState({ select: ({ matches }) => matches.some(({ staticData }) => staticData.pageOnly === true) });

/** Renders what is above, below and over the page. */
export function PageFrame({ children }: { children: ReactNode }) {
  if (useIsPageOnly())
    return (
      <>
        <div className={styles.header}>
          <ErrorIsolated>
            <Header hasMenu={false} />
          </ErrorIsolated>
          <ErrorIsolated>
            <Breadcrumbs />
          </ErrorIsolated>
        </div>
        {children}
      </>
    );
  return (
    <>
      <ErrorIsolated>
        <Header />
      </ErrorIsolated>
      <ErrorIsolated>
        <Breadcrumbs />
      </ErrorIsolated>
      {children}
      <ErrorIsolated>
        <Footer />
      </ErrorIsolated>
      <ErrorIsolated>
        <Dock />
      </ErrorIsolated>
    </>
  );
}
