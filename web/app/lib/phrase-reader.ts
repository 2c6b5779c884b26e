/** Loads the reader of natural phrases; null where its code did not arrive, so that the words are a keyword. */
export const loadPhraseReader = () =>
  import("@caseload/contract/search/read-phrase").then(
    ({ readPhrase }) => readPhrase,
    () => null,
  );
