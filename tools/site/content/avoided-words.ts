// The house style as a list that a program can check: advertising words, cute words, empty hedges.
// A word in a required label is allowed together with that label.

const BROCHURE =
  "nestled|in the heart of|rich tapestry|steeped in history|storied|iconic|vibrant|bustling|charming|quaint|fascinating|enchanting|magical|unforgettable|unique|hidden gem|must-see|treasure trove|testament to|boasts|a stone's throw|step back in time|immerse|embark|delve|unveil|unlock|discover|journey|experience the|experience a|something for everyone|look no further";
const CUTE =
  'purr-?fect|paw-?some|fur-?ever|claw-?some|meow-?velous|cat-?tastic|nine lives|furry friend|four-legged|kitty|kitties|fur bab(?:y|ies)|feline|felines|puss|moggy|moggies';
const EMPTY =
  'legend has it|rumor has it|some say|it is believed|arguably|little did they know|the rest is history|fun fact|did you know|believe it or not|back in the day|not just|more than just|whether you|imagine|picture this|close your eyes|oops';

const AVOIDED = new RegExp(`\\b(?:${BROCHURE}|${CUTE}|${EMPTY})\\b`, 'gi');
const DASHES = /\u2014|(?<=\w) - (?=\w)/g;
const EXCLAMATION = /!/g;

/** Required labels and titles, which must not be changed. */
const FIXED = ["What You'll Discover", 'Feline Fan Photos', 'Feline Follies', 'feline police squad'];

/**
 * Finds what the house style avoids (docs: src/content/README.md). Takes a text and returns each
 * match as it is written there.
 */
export function avoidedIn(text: string): readonly string[] {
  const own = FIXED.reduce((rest, label) => rest.replaceAll(label, ''), text);
  return [AVOIDED, DASHES, EXCLAMATION].flatMap((pattern) => [...own.matchAll(pattern)].map(([found]) => found.trim()));
}
