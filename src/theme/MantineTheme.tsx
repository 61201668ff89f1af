import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme';

const noRootElement = (): undefined => undefined;

/**
 * Passes the theme to every Mantine component, in the built HTML and after hydration. Mantine writes no style elements:
 * the content security policy forbids them, and the build writes the variables. Mantine gets one fixed color scheme,
 * because the colors of the theme are `light-dark()` values that follow the visitor's choice without scripts; so
 * nothing flashes, and both renderings are equal.
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
