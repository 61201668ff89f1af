// Compares what the screen of a walk says with where the walker truly is. This file knows the sentences, the streets
// and the track, and nothing of the page's code; the build's check of the directions judges the turns.
import { wrongTurns } from '../../tools/site/content/leg-turns';
import { bearingOf, leftFrom, metersApart, nearestOn, nearestSpots, turnBetween, type LatLon } from './geometry';
import type { Moment } from './play';
import type { Walk } from './walks';

/** A distance may be wrong by this much, plus the accuracy of the fix. */
const SLACK_METERS = 15;
/** Within this distance of a stop, plus the slack, a walker is at the stop. */
const AT_STOP_METERS = 30;
/** A walker farther than this from a leg, plus the accuracy, is not on the leg. */
const OFF_METERS = 45;
/** Distances and accuracies are rounded to tens of meters. */
const ROUNDING_METERS = 5;
const POOR_ROUNDING_METERS = 25;
const LOST_SECONDS = 60;
const FAR_METERS = 3_000;
const HALF_DIRECTION = 22.5;
const DIRECTIONS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];
const FEET = 0.3048;
const MILE = 1609.344;

/**
 * `true`: the sentence is true now. `late`: it was true at one of the last fixes. `misled`: it is true by a fix whose
 * error is greater than its stated accuracy. `false`: none of these.
 */
export type Verdict = 'true' | 'late' | 'misled' | 'false';

export interface Judged {
  readonly said: string;
  readonly verdict: Verdict;
  /** For `late`: the seconds since the sentence was true; otherwise 0. */
  readonly age: number;
  /** What is wrong with the sentence now; empty if it is true. */
  readonly why: string;
}

/** The truth with which the screen is compared: one place of the walker, and what was known there. */
interface Sight {
  readonly walk: Walk;
  readonly place: LatLon;
  readonly accuracy: number;
  /** Stops at which the walker has been. */
  readonly been: ReadonlySet<number>;
  /** One of the last fixes is farther from the fix before it than a person could have walked. */
  readonly hasJumped: boolean;
  readonly marked: ReadonlySet<number>;
}

/** Describes what is wrong with a sentence at a place; an empty text if it is true. */
type Check = (sight: Sight, found: readonly string[], moment: Moment) => string;

const stopOf = ({ walk }: Sight, stop: number): LatLon => walk.stops[stop - 1] ?? [0, 0];
const legOf = ({ walk }: Sight, stop: number): readonly LatLon[] => walk.legs[stop - 2] ?? [];
const straightTo = (sight: Sight, stop: number): number => metersApart(sight.place, stopOf(sight, stop));
const besideLeg = (sight: Sight, stop: number): number =>
  stop < 2 ? Number.POSITIVE_INFINITY : nearestOn(legOf(sight, stop), sight.place).beside;
const besideRoute = ({ walk, place }: Sight): number =>
  Math.min(...walk.legs.map((leg) => nearestOn(leg, place).beside));

/** How far a figure may be from the truth: the slack, the accuracy, and the rounding. */
const slackOf = ({ accuracy }: Sight, meters: number): number => SLACK_METERS + accuracy + (meters < 300 ? 5 : 25);

const metersIn = (words: string): number => {
  const [, kilometers] = /\(([\d.,]+) km\)/.exec(words) ?? [];
  if (kilometers !== undefined) return Number(kilometers.replace(',', '')) * 1000;
  return Number(/\((\d+) m\)/.exec(words)?.[1] ?? Number.NaN);
};
const feetIn = (words: string): number => Number(/([\d,]+) ft/.exec(words)?.[1]?.replace(',', '') ?? Number.NaN) * FEET;

/** Compares the two units of one distance. Returns how they differ; an empty text if they agree. */
function unitsDiffer(words: string): string {
  const [meters, feet] = [metersIn(words), feetIn(words)];
  return Number.isFinite(feet) && Math.abs(meters - feet) > 2 ? `${Math.round(feet)} m in feet` : '';
}

/** @param stated the error that the sentence itself states, in meters */
function straightWrong(sight: Sight, stop: number, words: string, stated?: number): string {
  const [meters, straight] = [metersIn(words), straightTo(sight, stop)];
  const usual = meters > 950 ? 60 + SLACK_METERS + sight.accuracy : slackOf(sight, meters);
  const slack = stated === undefined ? usual : SLACK_METERS + stated;
  return Math.abs(meters - straight) > slack ? `truly ${Math.round(straight)} m straight` : unitsDiffer(words);
}

function alongWrong(sight: Sight, stop: number, words: string): string {
  const meters = metersIn(words);
  const slack = slackOf(sight, meters);
  const beside = besideLeg(sight, stop);
  if (beside > OFF_METERS + sight.accuracy) return `truly ${Math.round(beside)} m beside the leg`;
  const [least, most] = leftFrom(legOf(sight, stop), sight.place, SLACK_METERS + sight.accuracy);
  const straight = straightTo(sight, stop);
  if (meters < straight - slack) return `truly ${Math.round(straight)} m even in a straight line`;
  return meters < least - slack || meters > most + slack
    ? `truly ${Math.round(least)}${most - least > 10 ? ` to ${Math.round(most)}` : ''} m along the leg`
    : unitsDiffer(words);
}

function directionWrong(sight: Sight, to: LatLon, word: string): string {
  const said = DIRECTIONS.indexOf(word) * 45;
  const meters = metersApart(sight.place, to);
  const share = (sight.accuracy + SLACK_METERS / 2) / Math.max(1, meters);
  const spread = share >= 1 ? 180 : (Math.asin(share) * 180) / Math.PI;
  const turned = turnBetween(said, bearingOf(sight.place, to));
  return turned > HALF_DIRECTION + spread ? `the direction is ${Math.round(turned)} degrees wrong` : '';
}

function offWrong(sight: Sight, stop: number, words: string): string {
  const meters = metersIn(words);
  const spots = nearestSpots(legOf(sight, stop), sight.place, SLACK_METERS + sight.accuracy);
  if (!spots.some(({ beside }) => Math.abs(meters - beside) <= slackOf(sight, meters)))
    return `truly ${Math.round(spots[0]?.beside ?? 0)} m beside it`;
  const [, word] = /to the (\w+) of you/.exec(words) ?? [];
  if (word === undefined) return unitsDiffer(words);
  const wrong = spots.map(({ spot }) => directionWrong(sight, spot, word));
  return wrong.includes('') ? unitsDiffer(words) : (wrong[0] ?? '');
}

/** "About 390 ft (120 m) to stop 5", which is along the leg unless another line says that it is a straight line. */
const distance: Check = (sight, [line = '', stop], { screen }) =>
  screen.lines.some((other) => other.startsWith('In a straight line'))
    ? straightWrong(sight, Number(stop), line, errorIn(screen.lines))
    : alongWrong(sight, Number(stop), line);

/** The error in meters that the sentence of a poor fix states: "In a straight line, give or take 300 ft (90 m)." */
function errorIn(lines: readonly string[]): number | undefined {
  const [error] = lines.flatMap((line) => /give or take (.+? m\))/.exec(line)?.[1] ?? []);
  return error === undefined ? undefined : metersIn(error);
}

const isOpenWrong = (sight: Sight, stops: readonly number[]): string => {
  const closed = stops.filter((stop) => sight.marked.has(stop));
  return closed.length > 0 ? `stop ${closed.join()} is marked` : '';
};

const stepWrong: Check = (sight, [, at, all], { screen }) => {
  const stop = Number(/stop (\d+)/i.exec(screen.heading)?.[1]);
  const steps = sight.walk.steps[stop - 2] ?? [];
  const index = Number(at) - 1;
  if (steps.length !== Number(all)) return `the leg has ${steps.length} steps`;
  const shown = screen.lines[screen.lines.findIndex((line) => line.startsWith('Step ')) + 1] ?? '';
  const step = steps[index];
  if (!step || shown !== step.words) return `"${shown}" is not that step`;
  const [least, most] = leftFrom(legOf(sight, stop), sight.place, SLACK_METERS + sight.accuracy);
  const slack = SLACK_METERS + sight.accuracy + 5;
  const begins = steps[index - 1]?.left ?? Number.POSITIVE_INFINITY;
  if (least - slack > begins) return `its corner is ${Math.round(least - begins)} m ahead`;
  return most + slack < step.left ? `its corner is ${Math.round(step.left - most)} m behind` : '';
};

const restWrong: Check = (sight, [, stops, miles, feet], { screen }) => {
  const { walk } = sight;
  const stop = Number(/stop (\d+)/i.exec(screen.heading)?.[1] ?? 1);
  const count = walk.stops.length - stop + 1;
  if (stops !== undefined && Number(stops) !== count) return `truly ${count} stops`;
  const lengths = walk.legs.map((leg) => leg.length - 1);
  const rest = lengths.slice(stop - 1).reduce((sum, length) => sum + length, 0);
  const leg = lengths[stop - 2] ?? 0;
  const said = miles === undefined ? Number(feet) * FEET : Number(miles) * MILE;
  const [least, most] = leg > 0 ? leftFrom(legOf(sight, stop), sight.place, SLACK_METERS + sight.accuracy) : [0, 0];
  const slack = 0.06 * MILE + SLACK_METERS + sight.accuracy;
  // Without a position on the leg, the whole leg is still ahead.
  const isRight = [[least, most] as const, [leg, leg] as const].some(
    ([from, to]) => said >= rest + from - slack && said <= rest + to + slack,
  );
  return isRight ? '' : `truly ${((rest + least) / MILE).toFixed(2)} mi`;
};

/** Checks the turns and compass directions of the written directions against the leg that they describe. */
const turnsWrong: Check = ({ walk }, [line = '']) => {
  const words = line.replace(/^Then: /, '');
  const index = walk.directions.findIndex((directions) => directions.includes(words));
  const leg = walk.legs[index];
  if (!leg) return 'nobody has written these directions';
  const steps = walk.steps[index] ?? [];
  const wrong = wrongTurns(leg, steps.length > 0 ? steps : [{ words, left: 0 }]);
  const said = wrong.filter((phrase) => words.includes(phrase));
  return said.length > 0 ? `the leg to stop ${index + 2} does not "${said.join('" or "')}"` : '';
};

const ageOf = ({ second, fixAt }: Moment): number => second - fixAt;
const agoWrong = (words: string, moment: Moment): string => {
  const [, count, unit] = /(\d+) (second|minute)s? ago/.exec(words) ?? [];
  if (count === undefined) return '';
  const said = Number(count) * (unit === 'minute' ? 60 : 1);
  const age = ageOf(moment);
  return age < said - 11 || age > said + (unit === 'minute' ? 75 : 25) ? `truly ${Math.round(age)} s ago` : '';
};
const accuracyWrong: Check = ({ accuracy }, [line = ''], moment) => {
  const meters = metersIn(/(?:accurate to about|only to about) (.+)/.exec(line)?.[1] ?? '');
  if (Math.abs(meters - Math.max(ROUNDING_METERS, accuracy)) > ROUNDING_METERS)
    return `the fix says ${Math.round(accuracy)} m`;
  return agoWrong(line, moment);
};
/** A straight line of a poor fix is given in steps of 50 m. Its error is the error of the fix plus the rounding. */
const errorWrong: Check = ({ accuracy }, [line = ''], moment) => {
  const least = accuracy + POOR_ROUNDING_METERS - ROUNDING_METERS;
  if ((errorIn([line]) ?? 0) < least) return `the fix says ${Math.round(accuracy)} m, before any rounding`;
  return agoWrong(line, moment);
};
const alwaysTrue: Check = () => '';
/** Whether the heading tells of another leg than the one to `stop`. The map and the list tell of no leg. */
const isOtherLeg = ({ heading }: Moment['screen'], stop: string | undefined): boolean =>
  !/^The (?:map|list|stops)/i.test(heading) && Number(stop) !== Number(/stop (\d+)/i.exec(heading)?.[1] ?? 1);
/** "On the way to stop 3", in the head or for screen readers: of the leg that is shown, and not of a walker off it. */
const wayWrong: Check = (sight, [, stop], { screen, fix }) => {
  if (isOtherLeg(screen, stop)) return `the words are those of ${screen.heading}`;
  // If there is no location, the walker has said so by a press.
  const beside = fix ? besideLeg(sight, Number(stop)) : 0;
  return beside > OFF_METERS + sight.accuracy ? `truly ${Math.round(beside)} m beside the leg` : '';
};

/** Every sentence about the position, with its check. The first pattern that matches a line judges the line. */
const SENTENCES: readonly (readonly [RegExp, Check])[] = [
  [/^About .+ to stop (\d+)$/, distance],
  [/^You were about .+ before stop (\d+)$/, (sight, [line = '', stop]) => alongWrong(sight, Number(stop), line)],
  [
    /^You were about .+ from stop (\d+)$/,
    (sight, [line = '', stop], { screen }) => straightWrong(sight, Number(stop), line, errorIn(screen.lines)),
  ],
  [
    /^(?:About|You were about) (.+) (?:to|from) the start$/,
    (sight, [line = ''], { screen }) => straightWrong(sight, 1, line, errorIn(screen.lines)),
  ],
  [
    /^In a straight line, to the (\w+)\. (?:You, |That was )/,
    (sight, found, moment) => {
      const stop = Number(/stop (\d+)/i.exec(moment.screen.heading)?.[1] ?? 1);
      return directionWrong(sight, stopOf(sight, stop), found[1] ?? '') || accuracyWrong(sight, found, moment);
    },
  ],
  [/^(In a straight line\. )?(?:You, |That was ).*accurate to about/, accuracyWrong],
  [/^In a straight line, give or take/, errorWrong],
  [
    /^You (?:are|were) on the way to stop (\d+)(?:\. Stop (\d+) is not marked\.)?$/,
    (sight, [, stop, open]) => {
      const beside = besideLeg(sight, Number(stop));
      if (beside > OFF_METERS + sight.accuracy) return `truly ${Math.round(beside)} m beside the leg`;
      return isOpenWrong(sight, open === undefined ? [] : [Number(open)]);
    },
  ],
  [
    /^(?:Stop (\d+) is not marked\. )?(?:About .+ to|You were about .+ before) stop (\d+)(?:, .+ ago)?\.$/,
    (sight, [line = '', open, stop], moment) =>
      isOpenWrong(sight, open === undefined ? [] : [Number(open)]) ||
      alongWrong(sight, Number(stop), line) ||
      agoWrong(line, moment),
  ],
  [
    /^Stops? ([\d, and]+) (?:is|are) not marked\.$/,
    (sight, [, stops = '']) => isOpenWrong(sight, stops.match(/\d+/g)?.map(Number) ?? []),
  ],
  [
    /^You (?:are|were) off the route$/,
    (sight) => {
      const beside = besideRoute(sight);
      return beside < OFF_METERS - SLACK_METERS ? `truly ${Math.round(beside)} m beside the route` : '';
    },
  ],
  [
    /^(?:This is|You were) not (?:on )?the way to stop (\d+)$/,
    (sight, [, stop]) => {
      const beside = besideLeg(sight, Number(stop));
      return beside < OFF_METERS - SLACK_METERS ? `truly ${Math.round(beside)} m beside it` : '';
    },
  ],
  [
    /^The way to stop (\d+) (?:is|was) about (.+)$/,
    (sight, [, stop, words = ''], moment) => offWrong(sight, Number(stop), words) || agoWrong(words, moment),
  ],
  [
    /^It (?:is|was) about (.+)$/,
    (sight, [, words = ''], moment) =>
      offWrong(sight, Number(/stop (\d+)/i.exec(moment.screen.heading)?.[1]), words) || agoWrong(words, moment),
  ],
  [
    /^You are at stop (\d+)\.$/,
    (sight, [, stop]) => {
      const meters = straightTo(sight, Number(stop));
      return meters > AT_STOP_METERS + SLACK_METERS + sight.accuracy ? `truly ${Math.round(meters)} m away` : '';
    },
  ],
  [
    /^You were at stop (\d+)\. It is not marked\.$/,
    (sight, [, stop]) =>
      isOpenWrong(sight, [Number(stop)]) || (sight.been.has(Number(stop)) ? '' : 'truly never there'),
  ],
  [/This is accurate to about/, accuracyWrong],
  [
    /^You (?:are|were) somewhere in this circle$/,
    (sight) => (sight.accuracy <= 50 ? `the fix says ${Math.round(sight.accuracy)} m` : ''),
  ],
  [/^(?:Every stop is marked\. )?We (?:know|knew) (?:it|your location) (?:only )?to about/, accuracyWrong],
  [/^(Your location jumps|It was in two places)/, ({ hasJumped }) => (hasJumped ? '' : 'the fixes did not jump')],
  [
    /^Location is not updating/,
    (_, __, moment) => (ageOf(moment) < LOST_SECONDS - 1 ? `a fix came ${Math.round(ageOf(moment))} s ago` : ''),
  ],
  [/^The mark shows where you were, /, (_, [line = ''], moment) => agoWrong(line, moment)],
  [
    /^(The walk is not here|It begins about|You were far from the walk|Its start was about)/,
    (sight) => (besideRoute(sight) < FAR_METERS ? 'truly near' : ''),
  ],
  [
    /^(Location is off|Finding your location|Location is not allowed|This device cannot find)/,
    (_, __, { fix }) => (fix ? 'a fix has come' : ''),
  ],
  [
    /^You (?:are|were) about .+ from stop (\d+)(?:, .+ ago)?\. This is/,
    (sight, [line = '', stop]) => straightWrong(sight, Number(stop), line),
  ],
  [/^Waiting for a new location\.$/, (_, __, moment) => (ageOf(moment) < 25 ? 'a fix has just come' : '')],
  [/^Step (\d+) of (\d+)$/, stepWrong],
  [/\b(?:turn|then) (?:left|right)\b/i, turnsWrong],
  [/^(?:(\d+) stops|The last stop), (?:([\d.]+) mi|([\d,]+) ft), about \d+ min to the end$/, restWrong],
  [
    /^You (?:are|were) here, .*about .+ before stop (\d+)\.$/,
    (sight, [line = '', stop]) => alongWrong(sight, Number(stop), line),
  ],
  [
    /^You (?:are|were) here, .*about .+ from stop (\d+), in a straight line\.$/,
    (sight, [line = '', stop]) => straightWrong(sight, Number(stop), line),
  ],
  [/^On the way to stop (\d+)(?:, [\d.,]+ (?:mi|ft) walked)?$/, wayWrong],
  [
    /^Next: stop (\d+)(?:, [\d.,]+ (?:mi|ft) walked)?$/,
    (_, [, stop], { screen }) => (isOtherLeg(screen, stop) ? `the words are those of ${screen.heading}` : ''),
  ],
  [
    /^Mark stop (\d+) You have passed it$/,
    (sight, [, stop]) =>
      isOpenWrong(sight, [Number(stop)]) || (sight.been.has(Number(stop)) ? '' : 'truly never there'),
  ],
  [/^(?:I am here )?Mark stop (\d+)/, (sight, [, stop]) => isOpenWrong(sight, [Number(stop)])],
  [/^(Beside the way to stop \d+|Not at the start yet|Continue to stop \d+|Punched\.)$/, alwaysTrue],
];

/** Lines that seem to tell of the position: such a line is judged false if no pattern above matches it. */
const POSITION_SENTENCE = /\byou\b|\bstop \d+ is not|to stop \d|to the start$|accura|location/i;
/** Lines that POSITION_SENTENCE matches although they tell of something else. */
const OTHER_SENTENCE =
  /^(You cross|The words |Your |To |Stop \d+ is nearer|You can |Before you|High buildings|Go by|How far|Hear|The voice|Voice,|You have not|Allow|Go on|Go back|Continue to|From |Show me)|from stop \d+\.$|walked$/;

/**
 * Judges every sentence of a moment.
 * @param earlier the moments before; the page's sentences are based on their fixes
 */
export function judge(walk: Walk, moment: Moment, earlier: readonly Moment[]): readonly Judged[] {
  const { screen, second, marked } = moment;
  const fixes = earlier.filter(({ fix, fixAt, second: at }) => fix !== undefined && fixAt === at);
  const been = new Set(
    walk.stops.flatMap((stop, index) =>
      [...earlier, moment].some(({ place }) => metersApart(place, stop) <= AT_STOP_METERS + SLACK_METERS)
        ? [index + 1]
        : [],
    ),
  );
  const accuracy = moment.fix?.accuracy ?? 0;
  const hasJumped = jumps([...fixes.slice(-RESTS_ON), moment]);
  const sightAt = (place: LatLon): Sight => ({ walk, place, accuracy, been, marked, hasJumped });
  /** A page needs several fixes that agree before it says something else. */
  const recent = fixes.slice(-RESTS_ON).toReversed();
  return [...screen.lines, screen.bar].flatMap((line): Judged[] => {
    const [pattern, check] = SENTENCES.find(([one]) => one.test(line)) ?? [];
    if (!pattern || !check)
      return /^#(to-|map)/.test(screen.hash) &&
        POSITION_SENTENCE.test(line) &&
        !OTHER_SENTENCE.test(line) &&
        !isWritten(walk, line)
        ? [{ said: line, verdict: 'false', age: 0, why: 'no rule knows this sentence' }]
        : [];
    const found = [line, ...(pattern.exec(line) ?? []).slice(1)];
    // A sentence in the past tense tells of the place at the last fix.
    const then = /\b(?:was|were)\b/.test(line) ? (fixes.at(-1)?.place ?? moment.place) : moment.place;
    const why = check(sightAt(then), found, moment);
    if (why === '') return [{ said: line, verdict: 'true', age: 0, why }];
    const late = recent.filter((one) => second - one.second <= lateAtMost(line));
    const was = late.find(({ place }) => check(sightAt(place), found, moment) === '');
    if (was) return [{ said: line, verdict: 'late', age: second - was.second, why }];
    const own = ageOf(moment) <= lateAtMost(line) ? [moment] : [];
    const isMisled = [...own, ...late].some(({ fix }) => fix && check(sightAt(fix.place), found, moment) === '');
    return [{ said: line, verdict: isMisled ? 'misled' : 'false', age: 0, why }];
  });
}

const RESTS_ON = 5;
/** After a minute without a fix, the page says that the location is lost. The page checks the clock once a second. */
const LATE_AT_MOST_SECONDS = LOST_SECONDS + 2;
/** After 30 s without a fix, the page gives a figure in the past tense, with its age. */
const LATE_FIGURE_SECONDS = 32;
/** Matches a sentence in the present tense that says where the walker is, or how far a place is. */
const FIGURE = /^(?:About|On the way|You are|The way|It is|This is not|Stop \d)/;
const lateAtMost = (line: string): number => (FIGURE.test(line) ? LATE_FIGURE_SECONDS : LATE_AT_MOST_SECONDS);
/** A speed that no walker reaches. */
const JUMP_METERS_A_SECOND = 7;

/** Whether a fix is farther from the fix before it than a person could have walked. */
const jumps = (moments: readonly Moment[]): boolean =>
  moments.some(({ fix, fixAt }, index) => {
    const before = moments[index - 1];
    if (!fix || !before?.fix) return false;
    const apart = metersApart(fix.place, before.fix.place) - fix.accuracy - before.fix.accuracy;
    return apart > JUMP_METERS_A_SECOND * (fixAt - before.fixAt);
  });

/** Whether a line is part of the written directions. */
const isWritten = ({ directions }: Walk, line: string): boolean =>
  directions.some((words) => words.includes(line.replace(/^Then: /, '')));
