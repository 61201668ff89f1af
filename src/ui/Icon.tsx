import { iconPaths, type IconName } from './icon-paths';

/** One path in the house's line, in the color of the words beside it. */
export function Drawing({ path, size }: { path: string; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/** A drawing beside words; it is never the only thing that says what it means. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <Drawing path={iconPaths[name]} size={size} />
);
