/**
 * What was typed into the account forms and not sent yet, in memory only. Fields of one name mean the same in all three
 * forms, so that switching tabs or dialogs keeps the typed values.
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

/** Called after sign-in, so that the next person at this browser starts with empty forms. */
export const forgetDraft = (): void => typed.clear();
