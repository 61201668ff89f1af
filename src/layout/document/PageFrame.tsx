import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs';
import { Dock } from '../dock/Dock';
import { Footer } from '../footer/Footer';
import { Header } from '../header/Header';
import { Aside } from './Aside';
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
          <Aside>
            <Header hasMenu={false} />
          </Aside>
          <Aside>
            <Breadcrumbs />
          </Aside>
        </div>
        {children}
      </>
    );
  return (
    <>
      <Aside>
        <Header />
      </Aside>
      <Aside>
        <Breadcrumbs />
      </Aside>
      {children}
      <Aside>
        <Footer />
      </Aside>
      <Aside>
        <Dock />
      </Aside>
    </>
  );
}
