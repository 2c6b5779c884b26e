import { useState } from "react";

/** Whether the value has been true since the component was mounted: what loads with its first use stays afterwards. */
export function useWasTrue(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
}
