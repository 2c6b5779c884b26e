/** Compares names without case, marks, spaces and punctuation: "Zoë O’Neil" is "zoe oneil". */
const lettersOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** Whether a typed signature is the name of the account. */
export const isNameOfAccount = (typed: string, name: string): boolean => lettersOf(typed) === lettersOf(name);

export const signatureNameError = (name: string): string =>
  `Type your name as it appears on your account: ${name}`;
