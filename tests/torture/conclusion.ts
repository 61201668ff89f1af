// The last line of a torture, and its exit code: it says that all is well only of what was tried.

export interface Tried {
  readonly name: string;
  readonly tried: number;
  /** How many were to be tried; undefined where it is not a fixed number. */
  readonly of?: number;
}

export interface Conclusion {
  readonly text: string;
  /** 0: all of it was tried, and nothing was wrong; 1: something was wrong; 2: something was not tried. */
  readonly exitCode: 0 | 1 | 2;
}

export function conclude(complaints: readonly string[], modes: readonly Tried[]): Conclusion {
  const missing = modes.flatMap(({ name, tried, of }) => {
    if (tried === 0) return [`Not tried: ${name}.`];
    return of === undefined || tried >= of ? [] : [`Not tried: ${of - tried} of ${of} ${name}.`];
  });
  if (complaints.length > 0) return { text: [...complaints, ...missing].join('\n'), exitCode: 1 };
  if (missing.length === 0) return { text: 'Nothing lost, nothing doubled in silence.', exitCode: 0 };
  const isAnythingTried = modes.some(({ tried }) => tried > 0);
  const well = isAnythingTried ? ['Nothing lost, nothing doubled in silence in what was tried.'] : [];
  return { text: [...well, ...missing].join('\n'), exitCode: 2 };
}
