const MAX_REMEMBERED = 50_000;

/** The function with its results by word kept. Words repeat in texts and in ledgers of names. */
export function remembered<Value extends NonNullable<unknown>>(
  work: (word: string) => Value,
): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= MAX_REMEMBERED) known.clear();
    const value = work(word);
    known.set(word, value);
    return value;
  };
}
