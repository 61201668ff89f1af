import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme';

const noRootElement = (): undefined => undefined;

/**
 * Gives the theme to every Mantine component of the document, in the built HTML and after hydration alike.
 *
 * Mantine writes no styles into the page: the content security policy refuses style elements, and the build has written
 * the variables. It is told one color scheme for good, because the colors of the theme are `light-dark()` values that
 * follow the visitor's choice by themselves; so nothing flashes and both renderings agree.
 */
export function MantineTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      getRootElement={noRootElement}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
