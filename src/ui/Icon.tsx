import { iconPaths, type IconName } from './icon-paths';

/**
 * Renders one path as a line drawing, in the text color.
 * @param size width and height in pixels
 */
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

/**
 * Renders an icon beside a text. The icon is decorative: the text must say the same.
 * @param size width and height in pixels
 */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <Drawing path={iconPaths[name]} size={size} />
);
