import { useState } from "react";

/** Keeps the last defined value until the next one. */
export function useLast<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
