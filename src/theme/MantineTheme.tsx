import { createTheme, MantineProvider } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.layer.css';
import type { ReactNode } from 'react';

const theme = createTheme({
  fontFamily: 'var(--text)',
  defaultRadius: 0,
  respectReducedMotion: true,
  headings: { fontFamily: 'var(--display)' },
});

/**
 * Stands around the parts that use Mantine (forms, toasts), not around the whole site: a page that
 * is only read does not pay for it (docs/decisions/0002). Colors come from our own tokens, so the
 * variables Mantine would write into the page at run time are left out.
 */
export function MantineTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      forceColorScheme="light"
      getRootElement={() => undefined}
    >
      {children}
    </MantineProvider>
  );
}
