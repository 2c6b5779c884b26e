import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { loadWithRetry } from "~/lib/load-with-retry.ts";

interface LateInput<Part> {
  /** For the plain input, and then for the one in its place. */
  input: RefObject<HTMLInputElement | null>;
  /** What to render in place of the plain input, and the text that this one held. */
  late: { readonly part: Part; readonly text: string } | null;
  /** For the plain input. */
  onFocus: () => void;
}

type Selection = Parameters<HTMLInputElement["setSelectionRange"]>;

const selectionOf = (input: HTMLInputElement): Selection => [
  input.selectionStart,
  input.selectionEnd,
  input.selectionDirection ?? "none",
];

/**
 * A plain input that another one replaces: the code of the other one loads once the plain one is focused. Focus and caret
 * stay as they are.
 * @param load the same function from render to render
 */
export function useLateInput<Part>(load: () => Promise<Part>): LateInput<Part> {
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [late, setLate] = useState<{ part: Part; text: string; selection: Selection | null } | null>(null);
  // The input may have been focused before the page's code arrived.
  useEffect(() => {
    if (document.activeElement === input.current) setWanted(true);
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    void loadWithRetry(load, false).then((part) => {
      const plain = input.current;
      if (isGone || !plain) return;
      const selection = document.activeElement === plain ? selectionOf(plain) : null;
      // At once: a key that is pressed between reading and replacing the input would be lost.
      flushSync(() => setLate({ part, text: plain.value, selection }));
    });
    return () => {
      isGone = true;
    };
  }, [isWanted, load]);
  useLayoutEffect(() => {
    if (!late?.selection) return;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(...late.selection);
  }, [late]);
  return { input, late, onFocus: () => setWanted(true) };
}
