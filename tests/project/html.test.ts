import { HtmlValidate, type ConfigData } from 'html-validate';
import { expect, it } from 'vitest';
import { builtPages, wordsOn } from '../setup/content/built-pages';

/** The HTML standard and its accessibility rules; each disabled or relaxed rule has a reason. */
const RULES: ConfigData = {
  root: true,
  // The browser's own button for the location is not in the standard yet; our button is its content.
  elements: ['html5', { geolocation: { flow: true, phrasing: true, permittedContent: ['@phrasing'] } }],
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // React writes `srcSet=""`, `<br/>` and `disabled=""`, which mean the same to a browser.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // The ids of React begin with an underscore, which is valid.
    'valid-id': ['error', { relaxed: true }],
    // All files come from the same origin as the page.
    'require-sri': 'off',
    // Our lists have accessible names; the rule wants explicit roles, which browsers imply.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'no-redundant-role': 'off',
    // One technique of several (H32, H71). The estimate is calculated during typing, and the fieldset around a form
    // only disables its fields while they are sent.
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

/** A text that the requirements fix exactly. */
const FIXED = "WhatYou'llDiscover";

it.each(builtPages())('$path has typographic quotation marks', (page) => {
  expect(
    wordsOn(page)
      .replaceAll(FIXED, '')
      .match(/.{0,20}["'].{0,20}/g) ?? [],
  ).toEqual([]);
});
