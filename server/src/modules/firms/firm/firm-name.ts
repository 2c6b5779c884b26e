const unnamed = "Law office";

/** Returns the firm's current name, or the name of the posting (PRODUCT.md "Deliberate differences"). */
export const displayFirmName = (names: { current: string | null; given: string | null }): string =>
  names.current ?? names.given ?? unnamed;
