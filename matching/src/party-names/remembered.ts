const MAX_REMEMBERED = 50_000;

/** Words repeat in a ledger of thousands of names: each is worked out once. */
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
