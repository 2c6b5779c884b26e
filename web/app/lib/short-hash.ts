/** Groups of four digits from its start, and the last one: "3b1e 90c7 54fd … d4a2". */
export const shortHash = (sha256: string, groups = 3): string =>
  `${sha256.slice(0, 4 * groups).replace(/.{4}/g, "$& ")}… ${sha256.slice(-4)}`;
