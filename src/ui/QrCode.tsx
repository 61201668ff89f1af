import type { QrCode as Code } from '../shared/qr-code';

interface QrCodeProps {
  readonly code: Code;
  /** This text tells screen readers what the code contains. */
  readonly label: string;
  /** The width of the empty border, in squares: 0 on paper, which is empty around the code, 2 on a screen. */
  readonly quietZone: number;
}

/** Renders a QR code. The style sheet of its place sets its size and its colors. */
export function QrCode({ code, label, quietZone }: QrCodeProps) {
  const width = code.size + 2 * quietZone;
  return (
    <svg viewBox={`${-quietZone} ${-quietZone} ${width} ${width}`} role="img" aria-label={label}>
      <path d={code.path} />
    </svg>
  );
}
