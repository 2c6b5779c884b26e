/**
 * What was typed into the account forms and not sent yet, in memory only. Fields of one name mean the same in all three
 * forms, so that nobody types a name twice who changes from one tab or dialog to another.
 */
const typed = new Map<string, unknown>();

/** `empty`, filled with what was typed into fields of the same names before. */
export function draftOf<Values extends object>(empty: Values): Values {
  const kept = [...typed].filter(([name]) => Object.hasOwn(empty, name));
  return { ...empty, ...Object.fromEntries(kept) };
}

export const keepDraft = (values: object): void => {
  for (const [name, value] of Object.entries(values)) typed.set(name, value);
};

/** For whoever has signed in: the next person at this browser starts with empty forms. */
export const forgetDraft = (): void => typed.clear();
