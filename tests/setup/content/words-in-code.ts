import { parseSync } from 'vite';
import { isRecord } from '../../../tools/site/content/is-record';

/** A name in the code is one or more words in lower case, with hyphens, dots or slashes. */
const isName = (text: string): boolean => !/[A-Z]|\w [a-z]+ \w/.test(text);
/** Texts that are thrown or logged are for developers. */
const isForDevelopers = (code: string): boolean => /^(?:new \w*Error|console\.\w+)\(/.test(code);

/**
 * Returns the sentences and labels in a file of the program: its strings, its templates and the
 * text of its markup.
 *
 * @param file the file's name, which tells whether it has markup
 */
export function wordsInCode(file: string, code: string): string[] {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) look(one);
    if (!isRecord(node)) return;
    const { type, value, start, end } = node;
    if (type === 'ImportDeclaration' || type === 'TSLiteralType') return;
    if (typeof start === 'number' && typeof end === 'number' && isForDevelopers(code.slice(start, end))) return;
    const text = isRecord(value) && type === 'TemplateElement' ? value.cooked : value;
    if (typeof text === 'string' && (type === 'JSXText' || !isName(text))) found.push(text);
    for (const inner of Object.values(node)) look(inner);
  };
  look(parseSync(file, code).program);
  return found;
}
