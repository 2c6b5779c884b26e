/** "3b1e 90c7 54fd … d4a2" */
export const shortHash = (sha256: string): string =>
  `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} ${sha256.slice(8, 12)} … ${sha256.slice(-4)}`;
