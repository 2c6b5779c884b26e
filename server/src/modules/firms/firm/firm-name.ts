const unnamed = "Law office";

/** The firm's current name goes first, then the one that the posting was given (PRODUCT.md "Deliberate differences"). */
export const displayFirmName = (names: { current: string | null; given: string | null }): string =>
  names.current ?? names.given ?? unnamed;
