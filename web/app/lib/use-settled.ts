import { useEffect, useState } from "react";

/** Debounces a value, such as typed text. */
export function useSettled<Value>(value: Value, restMs: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const rest = setTimeout(() => settle(value), restMs);
    return () => clearTimeout(rest);
  }, [value, restMs]);
  return settled;
}
