import { useEffect, useRef, useState } from 'react';
import { loadAskedPart } from '../../browser/load-part';
import { settings } from '../../config/env';
import type { Tour } from '../../content/schemas';
import { QR_OPTIONS, qrCodeOf, type QrCode as Code } from '../../shared/qr-code';
import { Button } from '../../ui/Button';
import { QrCode } from '../../ui/QrCode';
import { hashOf, readScreen } from '../progress/screen-hash';
import { useWalk } from './use-walk';
import styles from './screen-layout.module.css';
import page from './walk-page.module.css';

const FAILED = 'The code could not be made. Send the address of this page instead.';

/** Makes the code on this device, so it needs no connection and no service. */
async function codeOf(address: string): Promise<Code> {
  const { encode } = await loadAskedPart(() => import('uqr'));
  return qrCodeOf(encode(address, QR_OPTIONS));
}

/** The address of the walk at the place that is stored: on the way, at a stop, or on the end card. */
export const addressAt = ({ slug, stops }: Pick<Tour, 'slug' | 'stops'>, at = ''): string =>
  `${settings.siteUrl}/tours/${slug}/walk${hashOf(readScreen(at, stops.length))}`;

/** Opens the walk on another phone: a QR code with the address of the walker's place. The punches are not in it. */
export function AnotherPhone() {
  const { tour, progress } = useWalk();
  const [result, setResult] = useState<Code | 'failed'>();
  const code = result === 'failed' ? undefined : result;
  const [isDrawing, setDrawing] = useState(false);
  const made = useRef<HTMLDivElement>(null);
  // The button is removed, so the focus moves to what is in its place.
  useEffect(() => {
    if (code !== undefined) made.current?.focus({ preventScroll: true });
  }, [code]);
  const draw = async (): Promise<void> => {
    setDrawing(true);
    try {
      setResult(await codeOf(addressAt(tour, progress?.at)));
    } catch (error) {
      console.warn('The code was not made', error);
      setResult('failed');
    } finally {
      setDrawing(false);
    }
  };
  return (
    <div className={styles.other}>
      {code === undefined ? (
        <Button variant="quiet" icon="share" className={page.way} aria-busy={isDrawing} onClick={() => void draw()}>
          Same walk on another phone
        </Button>
      ) : null}
      {/* Without the code, which gets the focus: it would be announced twice. */}
      <div role="status">{result === 'failed' ? <p>{FAILED}</p> : null}</div>
      {code === undefined ? null : (
        <div ref={made} tabIndex={-1} className={styles.code}>
          <QrCode code={code} label="Code with the address of this walk and of the place in it" quietZone={2} />
          <p>
            Scan this with the other phone. It opens the walk at the same place, with a card of its own. Without a
            connection it opens once that phone has this site.
          </p>
        </div>
      )}
    </div>
  );
}
