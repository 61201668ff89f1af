// These are our own line icons, on a grid of 24 units with a stroke of 2 and square ends.
export const iconPaths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  check: 'M4 13l5 5L20 7',
  chevron: 'M5 9l7 7 7-7',
  close: 'M5 5l14 14M19 5L5 19',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  download: 'M12 3v13M6 11l6 6 6-6M4 21h16',
  envelope: 'M3 5h18v14H3zM3 6l9 7 9-7',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  eye: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6',
  group: 'M9 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8M2 21c0-8 14-8 14 0M16 4a4 4 0 0 1 0 8M18 14c3 1 4 3 4 7',
  list: 'M4 6h16M4 12h16M4 18h10',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  minus: 'M5 12h14',
  offline: 'M3 9c5-5 13-5 18 0M6.5 13c3-3 8-3 11 0M10 17c1-1 3-1 4 0M4 4l16 16',
  pause: 'M8 5v14M16 5v14',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  pin: 'M12 21c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12zM12 7a2 2 0 1 0 0 4 2 2 0 1 0 0-4',
  play: 'M7 4l12 8-12 8z',
  plus: 'M5 12h14M12 5v14',
  question: 'M8 9a4 4 0 1 1 6 3.5c-1.5 1-2 1.5-2 3.5M12 18.5v2.5',
  refresh: 'M20 12a8 8 0 1 1-3-6M20 3v5h-5',
  search: 'M10 3a7 7 0 1 0 0 14 7 7 0 1 0 0-14M15 15l6 6',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v9h14v-9',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  warning: 'M12 3v12M12 18v3',
} as const;

export type IconName = keyof typeof iconPaths;

/** Returns whether a name in the content is the name of an icon. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name);
