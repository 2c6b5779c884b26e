/** "640 bytes", "12 kB", "1.2 MB"; decimal units, as operating systems and stores write them. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1_000, "kB"] : [bytes / 1_000_000, "MB"];
  return `${amount.toLocaleString("en-US", { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${unit}`;
}
