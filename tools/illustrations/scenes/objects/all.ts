import type { Scene } from '../../scene';
import { bookCover } from './book-cover';
import { giftCard } from './gift-card';
import { petitionJerryFox } from './petition-jerry-fox';
import { teamBooking } from './team-booking';
import { teamGuide } from './team-guide';
import { teamHistorian } from './team-historian';
import { teamPrinter } from './team-printer';

/** What the site shows beside the walks: the petition, the book, the gift card, the team. */
export const OBJECTS: readonly Scene[] = [
  petitionJerryFox,
  bookCover,
  giftCard,
  teamHistorian,
  teamGuide,
  teamBooking,
  teamPrinter,
];
