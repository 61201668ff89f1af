const KIND = /^Illustration: /;

/** The words of a caption, without the kind of picture: that all are drawn is said once, beside them. */
export function captionText(caption: string): string {
  const words = caption.replace(KIND, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same for a cat with a name: what follows the name. */
export const textAfterName = (caption: string, name: string): string => {
  const words = captionText(caption);
  return words.startsWith(name) ? words.slice(name.length) : `. ${words}`;
};
