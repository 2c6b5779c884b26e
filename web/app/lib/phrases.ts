/** Words that depend on what is around them. */

export const plural = (count: number, noun: string, many = `${noun}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? noun : many}`;

/** "yesterday" and "just now" inside a sentence; dates keep their capital. */
export const inSentence = (text: string): string =>
  text.replace(/^(Just|Yesterday)/, (word) => word.toLowerCase());
