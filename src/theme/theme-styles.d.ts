/** The theme's variables and stocks, written by the build (tools/site/styles/theme-styles.ts). */
declare module 'virtual:theme.css';
