import { describe, expect, it } from 'vitest';
import { chooseVoice, offeredVoices, readingVoice } from './voices';

const voice = (name: string, lang = 'en-US', localService = true) => ({ name, lang, localService, voiceURI: name });

describe('the voices that are offered', () => {
  it('are on the device, speak English and are no joke voices; the best come first', () => {
    const voices = [
      voice('Daniel', 'en-GB'),
      voice('Zarvox'),
      voice('Grandma (English (US))'),
      voice('Google US English', 'en-US', false),
      voice('Anna', 'de-DE'),
      voice('Alex'),
      voice('Microsoft Zira - English (United States)'),
      voice('Samantha'),
      voice('Enrico', 'ent'),
    ];
    expect(offeredVoices(voices, false).map(({ name }) => name)).toEqual([
      'Samantha',
      'Microsoft Zira - English (United States)',
      'Alex',
      'Daniel',
    ]);
    expect(chooseVoice(voices, false, 'Daniel')).toMatchObject({ voice: { name: 'Daniel' } });
    expect(chooseVoice(voices, false, 'gone')).toMatchObject({ voice: { name: 'Samantha' } });
  });

  it('are missing on Android, where the list holds languages', () => {
    const voices = [voice('English United States', 'en_US'), voice('Deutsch', 'de_DE')];
    expect(offeredVoices(voices, true)).toEqual([]);
    expect(chooseVoice(voices, true, 'English United States')).toBe('default');
    expect(chooseVoice([voice('English', 'eng-US-f000')], true, undefined)).toBe('default');
    expect(chooseVoice([voice('Deutsch', 'de_DE')], true, undefined)).toBe('none');
  });
});

describe('the choice', () => {
  it('is the wanted voice, or the best one if that is gone from the device', () => {
    const offered = [voice('Samantha'), voice('Daniel', 'en-GB')];
    expect(readingVoice(offered, 'Daniel')?.name).toBe('Daniel');
    expect(readingVoice(offered, 'gone')?.name).toBe('Samantha');
    expect(readingVoice(offered, undefined)?.name).toBe('Samantha');
    expect(readingVoice([], 'Daniel')).toBeUndefined();
  });
  it('is the default while no voice is listed', () => {
    expect(chooseVoice([], false, undefined)).toBe('default');
  });
  it('takes a joke voice rather than silence', () => {
    expect(chooseVoice([voice('Fred')], false, undefined)).toBe('default');
  });
  it('is none if all voices need a connection', () => {
    expect(chooseVoice([voice('Google US English', 'en-US', false)], false, undefined)).toBe('none');
  });
});
