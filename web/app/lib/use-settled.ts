import { useEffect, useState } from "react";

/** A value once it has rested: what is typed, without its every letter. */
export function useSettled<Value>(value: Value, restMs: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const rest = setTimeout(() => settle(value), restMs);
    return () => clearTimeout(rest);
  }, [value, restMs]);
  return settled;
}
