import { HtmlValidate, type ConfigData } from 'html-validate';
import { expect, it } from 'vitest';
import { builtPages, wordsOn } from '../setup/built-pages';

/** The HTML standard and what follows from it for assistive technology; what is off or looser says why. */
const RULES: ConfigData = {
  root: true,
  // The browser's own button for the position, which is not in the standard yet; our button is its content.
  elements: ['html5', { geolocation: { flow: true, phrasing: true, permittedContent: ['@phrasing'] } }],
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // As React writes it: `srcSet=""`, `<br/>` and `disabled=""` mean the same to a browser.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // React's ids begin with an underscore, which is an id like any other.
    'valid-id': ['error', { relaxed: true }],
    // What is loaded comes from the same address as the page.
    'require-sri': 'off',
    // Lists bear names; the rule wants roles that browsers imply.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'no-redundant-role': 'off',
    // One technique of several (H32, H71). The estimate is counted while one types, and the fieldset around a form
    // only turns its fields off while they are sent.
    'wcag/h32': 'off',
    'wcag/h71': 'off',
  },
};

const validator = new HtmlValidate(RULES);

it.each(builtPages())('the HTML of $path is as the standard has it', ({ path, html }) => {
  const { results } = validator.validateStringSync(html, path);
  const messages = results.flatMap((result) => result.messages);
  expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message}: ${selector ?? ''}`)).toEqual([]);
});

/** What the documents fix to the letter. */
const FIXED = "WhatYou'llDiscover";

it.each(builtPages())('$path has the quotation marks of a book, not of a keyboard', (page) => {
  expect(
    wordsOn(page)
      .replaceAll(FIXED, '')
      .match(/.{0,20}["'].{0,20}/g) ?? [],
  ).toEqual([]);
});
