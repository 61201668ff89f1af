// Chooses the voice that reads. Only voices on the device are used: the others need a connection and stop after 14
// seconds.

export type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'voiceURI'>;

/**
 * `default`: the system's voice for en-US. Android has only this, because its list holds languages instead of voices,
 * and some of them are not installed. `none`: no English voice works without a connection.
 */
export type Choice<V extends Voice> = { readonly voice: V } | 'default' | 'none';

/** Best first: the voices preloaded on iPhone and Mac, then those of Edge and Chrome OS, then those of Windows. */
const GOOD = [
  /^(Samantha|Nicky|Aaron)\b/,
  /^Google US English .*\(Natural\)/,
  /-local$/,
  /^Microsoft (Zira|Mark)\b/,
] as const;

/** Apple's joke voices, those of the first Macs, and compact ones of low quality. */
const NOVELTY =
  /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Fred|Good News|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Princess|Ralph|Superstar|Trinoids|Whisper|Wobble|Zarvox|Eddy|Flo|Grandma|Grandpa|Reed|Rocko|Sandy|Shelley|eSpeak)\b|compact/i;

/** Firefox on Android writes eng-US, Chrome there en_US. */
const isEnglish = ({ lang }: Voice): boolean => /^en(g)?([-_]|$)/i.test(lang);
const isAmerican = ({ lang }: Voice): boolean => /^en(g)?[-_]US/i.test(lang);

function rankOf(voice: Voice): number {
  const good = GOOD.findIndex((names) => names.test(voice.name));
  return (good < 0 ? GOOD.length : good) + (isAmerican(voice) ? 0 : GOOD.length + 1);
}

/** The voices from which a visitor may choose, the best first; none on Android, where the list holds languages. */
export function offeredVoices<V extends Voice>(voices: readonly V[], isAndroid: boolean): V[] {
  if (isAndroid) return [];
  return voices
    .filter((voice) => voice.localService && isEnglish(voice) && !NOVELTY.test(voice.name))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** The voice that reads: the wanted one, or else the best that is offered. */
export const readingVoice = <V extends Voice>(offered: readonly V[], wanted: string | undefined): V | undefined =>
  offered.find(({ voiceURI }) => voiceURI === wanted) ?? offered[0];

/**
 * The voice to read with.
 * @param voices the result of getVoices(): empty before the voices are loaded, or if there are none
 * @param wanted the voiceURI of the visitor's choice
 */
export function chooseVoice<V extends Voice>(
  voices: readonly V[],
  isAndroid: boolean,
  wanted: string | undefined,
): Choice<V> {
  // The list may not be loaded yet; the first sentence shows whether a voice exists.
  if (voices.length === 0) return 'default';
  if (isAndroid) return voices.some((voice) => isEnglish(voice) && voice.localService) ? 'default' : 'none';
  const voice = readingVoice(offeredVoices(voices, false), wanted);
  if (voice) return { voice };
  return voices.some((any) => any.localService && isEnglish(any)) ? 'default' : 'none';
}
