import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Whether the page is being printed. Changes before the browser counts the pages: what is drawn later, such as after a
 * change of the media query "print", does not get pages of its own and is cut off.
 */
export function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("beforeprint", () => flushSync(() => setPrinted(true)), { signal });
    window.addEventListener("afterprint", () => flushSync(() => setPrinted(false)), { signal });
    return () => listening.abort();
  }, []);
  return isPrinted;
}
