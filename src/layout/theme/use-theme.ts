import { useSyncExternalStore } from 'react';
import { chosenTheme, type Theme } from './chosen-theme';

const onServer = (): Theme => 'system';

/** The chosen theme; 'system' in the built HTML. */
export const useTheme = (): Theme => useSyncExternalStore(chosenTheme.subscribe, chosenTheme.getSnapshot, onServer);
