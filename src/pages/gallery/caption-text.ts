const KIND = /^Illustration: /;

/** A caption under a print on the wall. That all are drawn stands at the top of the page. */
export function captionText(caption: string): string {
  const words = caption.replace(KIND, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same for a cat with a name: what follows the name. */
export const textAfterName = (caption: string, name: string): string => {
  const words = captionText(caption);
  return words.startsWith(name) ? words.slice(name.length) : `. ${words}`;
};
