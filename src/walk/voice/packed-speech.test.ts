import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileContent } from '../../../tools/site/content/compile';
import type { Tour } from '../../content/schemas';
import { packStop, unpackStop } from './packed-speech';
import { spokenStop } from './spoken-text';

const FOLDER = 'src/content/tours';

it.each(readdirSync(FOLDER))(
  'the spoken text of %s is the same after packing, and packed it is less than half as large',
  (name) => {
    const compiled = compileContent(`${FOLDER}/${name}`, readFileSync(`${FOLDER}/${name}`, 'utf8'));
    if (!compiled.ok) throw new Error(compiled.mistakes.join('\n'));
    for (const [index, stop] of (compiled.value as Tour).stops.entries()) {
      const spoken = spokenStop(index + 1, stop);
      const packed = packStop(spoken, stop);
      expect(unpackStop(packed, stop)).toEqual(spoken);
      expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(spoken).length / 2);
    }
  },
);
