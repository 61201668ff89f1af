/** A tab of a real browser, whatever drives it: it runs a function in the page and returns its result. */
export interface OpenPage {
  evaluate<Said>(run: () => Said | Promise<Said>): Promise<Said>;
  evaluate<Given, Said>(run: (given: Given) => Said | Promise<Said>, given: Given): Promise<Said>;
}
