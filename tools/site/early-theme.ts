import { THEME_KEY } from '../../src/shared/storage-keys';

/**
 * Puts the chosen theme on <html> before anything is painted, so that nobody who chose the dark is
 * flashed with paper. Inline, since a file would come too late; its hash stands in the content
 * security policy (headers.ts), and it is the same in every build and on every page. Where reading
 * the storage throws (blocked site data) nothing can have been chosen: the system's theme stands.
 */
export const EARLY_THEME = `<script>try{let t=localStorage.getItem('${THEME_KEY}');if(t=='light'||t=='dark')document.documentElement.dataset.theme=t}catch{}</script>`;
