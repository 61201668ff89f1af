import { useEffect, useId, useState } from 'react';
import { chosenTheme, chooseTheme } from '../../../browser/chosen-theme';
import { useStore } from '../../../browser/store';
import { Button } from '../../../ui/Button';
import { classes } from '../../../ui/classes';
import { Fieldset } from '../../../ui/form/Fieldset';
import { Radio } from '../../../ui/form/Radio';
import { RATES } from '../../progress/settings';
import { offeredVoices, readingVoice } from '../../voice/voices';
import { WHY_SILENT } from '../player/why-silent';
import { canSpeak, useSpeech, useWakeLock, useWalkSettings } from '../use-devices';
import { NO_VOICE } from '../walk-words';
import page from '../walk-page.module.css';
import styles from './settings.module.css';

interface BoxesProps<Value extends string | number> {
  readonly label: string;
  readonly line?: string;
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly look?: 'sizes' | 'wide' | undefined;
}

const BOX = { root: styles.box, inner: styles.inner, radio: styles.radio, labelWrapper: styles.words };
const VOICE = { root: styles.choice, body: styles.body, labelWrapper: styles.called };

/** One of several choices, side by side: radio buttons that look like boxes. */
function Boxes<Value extends string | number>({ label, line, choices, value, onChoose, look }: BoxesProps<Value>) {
  const name = useId();
  return (
    <Fieldset
      className={classes(styles.row, look === 'wide' && styles.wide)}
      legendClass={styles.label}
      legend={
        <>
          <strong>{label}</strong>
          {line === undefined ? null : <span>{line}</span>}
        </>
      }
    >
      <div className={classes(styles.boxes, look === 'sizes' && styles.sizes)}>
        {choices.map(([choice, shown]) => (
          <Radio
            key={choice}
            id={`${name}-${choice}`}
            name={name}
            value={String(choice)}
            checked={choice === value}
            onChoose={() => onChoose(choice)}
            label={<span>{shown}</span>}
            classNames={BOX}
          />
        ))}
      </div>
    </Fieldset>
  );
}

const ON_OFF = [
  ['off', 'Off'],
  ['on', 'On'],
] as const;
const onOff = (value: boolean): 'on' | 'off' => (value ? 'on' : 'off');
const SIZES = [
  ['A', 'Small'],
  ['B', 'Medium'],
  ['C', 'Large'],
] as const;
const SPEEDS = RATES.map((rate) => [rate, String(rate)] as const);
const PAPERS = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'Same as phone'],
] as const;
const SAMPLE = 'This is the voice of your device. It will sound like this on the walk.';
const NO_LOCK = {
  refused: 'Your device refuses it just now, as with a low battery.',
  unsupported: 'This browser cannot do it.',
};

const LANGUAGE = new Intl.DisplayNames('en', { type: 'language' });

function languageOf(lang: string): string {
  try {
    return LANGUAGE.of(lang.replace('_', '-')) ?? lang;
  } catch {
    // An invalid language tag is shown as it is.
    return lang;
  }
}

/** The voices of this device from which the visitor may choose; some browsers load the list late. */
function useVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return undefined;
    const read = (): void => setVoices(offeredVoices(speechSynthesis.getVoices(), /Android/.test(navigator.userAgent)));
    read();
    speechSynthesis.addEventListener('voiceschanged', read);
    return () => speechSynthesis.removeEventListener('voiceschanged', read);
  }, []);
  return voices;
}

/** The choice of a voice, each with a sample. Nothing if there are fewer than two voices. */
function Voices({ chosen, onChoose }: { chosen: string | undefined; onChoose: (voice: string) => void }) {
  const voices = useVoices();
  const { voice: speech } = useSpeech();
  const name = useId();
  if (voices.length < 2) return null;
  const reads = readingVoice(voices, chosen)?.voiceURI;
  return (
    <Fieldset className={classes(styles.row, styles.wide)} legendClass={styles.label} legend={<strong>Voice</strong>}>
      {voices.map(({ voiceURI, name: called, lang }, index) => (
        <div key={voiceURI} className={styles.voice}>
          <Radio
            id={`${name}-${index}`}
            name={name}
            value={voiceURI}
            checked={voiceURI === reads}
            onChoose={() => onChoose(voiceURI)}
            label={
              <>
                <span>{called}</span> <small>{`${languageOf(lang)}. On this device`}</small>
              </>
            }
            classNames={VOICE}
          />
          <Button
            size="sm"
            className={styles.try}
            aria-label={`Try it: ${called}`}
            onClick={() => {
              onChoose(voiceURI);
              speech().play({ sentences: [SAMPLE] });
            }}
          >
            Try it
          </Button>
        </div>
      ))}
    </Fieldset>
  );
}

/** The settings of walk mode. `isShort`: only those on the cover; else all of them, in the sheet. */
export function Settings({ isShort = false }: { isShort?: boolean }) {
  const [settings, change] = useWalkSettings();
  const theme = useStore(chosenTheme);
  const lock = useWakeLock();
  const { state, voice } = useSpeech();
  const hasVoice = canSpeak(state);
  const cannotLock = lock === 'refused' || lock === 'unsupported' ? NO_LOCK[lock] : undefined;
  const text = (
    <Boxes
      label="Text size"
      line="Of the stories"
      look="sizes"
      choices={SIZES}
      value={settings.textSize}
      onChoose={(textSize) => change({ textSize })}
    />
  );
  const screen = (
    <Boxes
      label="Keep the screen on"
      line={cannotLock ? `${cannotLock} Set a longer screen time in the settings of your phone.` : 'Uses more battery'}
      choices={ON_OFF}
      value={onOff(settings.keepScreenOn)}
      onChoose={(value) => change({ keepScreenOn: value === 'on' })}
    />
  );
  const sample = (
    <Button variant="quiet" className={page.way} onClick={() => voice().play({ sentences: [SAMPLE] })}>
      Hear a sample
    </Button>
  );
  if (isShort)
    return (
      <div className={styles.rows}>
        <Boxes
          label="Read to me"
          line={hasVoice ? 'The voice of your device. It stops with a locked screen' : NO_VOICE}
          choices={ON_OFF}
          value={onOff(settings.readAloud && hasVoice)}
          onChoose={(value) => change({ readAloud: value === 'on' })}
        />
        {sample}
        {screen}
        {text}
      </div>
    );
  return (
    <div className={styles.rows}>
      {text}
      <Boxes
        label="Speed of the voice"
        look="wide"
        choices={SPEEDS}
        value={settings.rate}
        onChoose={(rate) => change({ rate })}
      />
      <Voices chosen={settings.voice} onChoose={(chosen) => change({ voice: chosen })} />
      {sample}
      {/* On the cover the player says this. Behind the sheet the player is not heard. */}
      <p role="status" className={styles.why}>
        {WHY_SILENT[state.kind]}
      </p>
      {screen}
      <Boxes
        label="To the end"
        line="Stops, miles and minutes, on the way"
        choices={ON_OFF}
        value={onOff(settings.showsLeft)}
        onChoose={(value) => change({ showsLeft: value === 'on' })}
      />
      <Boxes
        label="Around you"
        line="Stations, restrooms, water and steps, on the map and in the list"
        choices={ON_OFF}
        value={onOff(settings.showsAround)}
        onChoose={(value) => change({ showsAround: value === 'on' })}
      />
      <Boxes label="Colors" choices={PAPERS} value={theme} onChoose={chooseTheme} />
    </div>
  );
}
