/** Growable typed arrays, and pools that store equal values once. */

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;
type NumbersOf<Kind extends Numbers> = new (length: number) => Kind;

const FIRST_LENGTH = 1024;
const GROWTH = 1.5;

/** A typed array that grows at its end. */
export interface Column<Kind extends Numbers> {
  values: Kind;
  length: number;
  readonly kind: NumbersOf<Kind>;
}

export function column<Kind extends Numbers>(kind: NumbersOf<Kind>): Column<Kind> {
  return { values: new kind(FIRST_LENGTH), length: 0, kind };
}

export function push<Kind extends Numbers>(to: Column<Kind>, value: number): void {
  if (to.length === to.values.length) {
    const larger = new to.kind(Math.ceil(to.values.length * GROWTH));
    larger.set(to.values);
    to.values = larger;
  }
  to.values[to.length++] = value;
}

/** Assigns a number to each distinct value. Values with equal keys share one. */
export interface Pool<Value> {
  /** Returns the number of a value, which is added if new; null when the pool is full. */
  readonly intern: (value: Value) => number | null;
  readonly at: (number: number) => Value | undefined;
  readonly lookUp: (value: Value) => number | undefined;
  readonly size: () => number;
}

export function pool<Value>(keyOf: (value: Value) => string, max = 2 ** 32 - 1): Pool<Value> {
  const numbers = new Map<string, number>();
  const values: Value[] = [];
  return {
    intern: (value) => {
      const key = keyOf(value);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      if (values.length >= max) return null;
      numbers.set(key, values.length);
      values.push(value);
      return values.length - 1;
    },
    at: (number) => values[number],
    lookUp: (value) => numbers.get(keyOf(value)),
    size: () => values.length,
  };
}
