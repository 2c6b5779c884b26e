const words = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"] as const;

/** "Five applications", "One application", "23 applications": how a sentence begins. */
export function counted(count: number, noun: string): string {
  const figure = words[count] ?? count.toLocaleString("en-US");
  return `${figure} ${noun}${count === 1 ? "" : "s"}`;
}
