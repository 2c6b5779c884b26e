import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Pixels from the end that still count as being there. */
const slack = 48;
/** Pixels from the top at which earlier messages are fetched. */
const nearTop = 120;

interface Place {
  readonly isAtEnd: boolean;
  /** The line at the top of the pane, and its distance in pixels from the pane's edge. */
  readonly line: string | null;
  readonly offset: number;
}

const linesIn = (log: HTMLElement) => log.querySelectorAll<HTMLElement>("[data-line]");

function placeIn(log: HTMLElement): Place {
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight <= slack;
  const edge = log.getBoundingClientRect().top;
  for (const line of linesIn(log)) {
    const { top, bottom } = line.getBoundingClientRect();
    if (bottom > edge) return { isAtEnd, line: line.dataset.line ?? null, offset: top - edge };
  }
  return { isAtEnd, line: null, offset: 0 };
}

/** Scrolls the remembered line back to its position. */
function returnTo(log: HTMLElement, { line, offset }: Place): void {
  const found = [...linesIn(log)].find((one) => one.dataset.line === line);
  if (!found) return;
  log.scrollTop += found.getBoundingClientRect().top - log.getBoundingClientRect().top - offset;
}

interface Content {
  /** Key of the newest line from the other person. */
  newest: string | null;
  onNearTop: () => void;
}

/**
 * Keeps a message log where its reader is: at the end when they are at the end, otherwise at the line they read,
 * whatever comes before it or after it.
 */
export function useLogScroll({ newest, onNearTop }: Content) {
  const log = useRef<HTMLDivElement>(null);
  const place = useRef<Place>({ isAtEnd: true, line: null, offset: 0 });
  const seen = useRef(newest);
  const [hasNew, setHasNew] = useState(false);

  const settle = useCallback(() => {
    const node = log.current;
    if (!node) return;
    if (place.current.isAtEnd) node.scrollTop = node.scrollHeight;
    else returnTo(node, place.current);
    place.current = placeIn(node);
  }, []);

  useLayoutEffect(settle);

  useEffect(() => {
    if (newest === seen.current) return;
    seen.current = newest;
    if (!place.current.isAtEnd) setHasNew(true);
  }, [newest]);

  useEffect(() => {
    const node = log.current;
    if (!node) return undefined;
    const observer = new ResizeObserver(settle);
    for (const part of [node, ...node.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [settle]);

  function onScroll(): void {
    const node = log.current;
    if (!node) return;
    place.current = placeIn(node);
    if (place.current.isAtEnd) setHasNew(false);
    if (node.scrollTop < nearTop && node.scrollHeight > node.clientHeight) onNearTop();
  }

  function toEnd(): void {
    place.current = { isAtEnd: true, line: null, offset: 0 };
    setHasNew(false);
    settle();
  }

  return { log, hasNew, onScroll, toEnd };
}
