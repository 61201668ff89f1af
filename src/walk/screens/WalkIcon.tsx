import { Drawing } from '../../ui/Icon';

const PATHS = {
  back: 'M20 12H5M11 6l-6 6 6 6',
  doubt: 'M12 4v11M12 18v3',
  battery: 'M3 8h15v8H3zM18 11h3v2h-3M6 11v2M9 11v2M12 11v2',
  flag: 'M7 21V4h11l-3 4 3 4H7',
  here: 'M12 7a5 5 0 1 0 0 10 5 5 0 1 0 0-10M12 2v5M12 17v5M2 12h5M17 12h5',
  jump: 'M3 18l6-11 5 8 5-10',
  lost: 'M12 7a5 5 0 1 0 0 10 5 5 0 1 0 0-10M12 2v5M12 17v5M2 12h5M17 12h5M4 4l16 16',
  'next-sentence': 'M18 5v14M6 5l9 7-9 7z',
  'previous-sentence': 'M6 5v14M18 5L9 12l9 7z',
  speaker: 'M4 9h4l5-4v14l-5-4H4zM16 9q2 3 0 6M19 6q4 6 0 12',
} as const;

export type WalkIconName = keyof typeof PATHS;

/** Icons that only the walk needs; those of src/ui/Icon are loaded with every page. */
export const WalkIcon = ({ name, size = 24 }: { name: WalkIconName; size?: number }) => (
  <Drawing path={PATHS[name]} size={size} />
);
