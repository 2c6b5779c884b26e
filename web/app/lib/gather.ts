export interface Gathering<Item> {
  add: (item: Item) => void;
  /** Drops what waits. */
  stop: () => void;
}

/** Passes on the first item at once, and those that follow within an interval together at its end. */
export function gather<Item>(intervalMs: number, pass: (items: readonly Item[]) => void): Gathering<Item> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Item[] = [];
  const passWaiting = (): void => {
    timer = undefined;
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    timer = setTimeout(passWaiting, intervalMs);
    pass(items);
  };
  return {
    add: (item) => {
      waiting.push(item);
      if (timer === undefined) passWaiting();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
