import { capitalized } from '../shared/capitalized';

const KIND = /^Illustration: /;

/** Returns a caption without "Illustration: ", because the text beside the pictures says once that all are drawn. */
export const captionText = (caption: string): string => capitalized(caption.replace(KIND, ''));

/** Returns the part of a caption that follows the name of a cat, if the caption begins with it. */
export const textAfterName = (caption: string, name: string): string => {
  const words = captionText(caption);
  return words.startsWith(name) ? words.slice(name.length) : `. ${words}`;
};
