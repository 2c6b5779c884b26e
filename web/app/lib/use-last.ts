import { useState } from "react";

/** What was there before stays in sight until the next answer is there. */
export function useLast<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
