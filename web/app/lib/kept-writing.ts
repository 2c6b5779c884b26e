/**
 * What is being written: kept on this device at each change, so that neither a lost connection nor a closed tab loses
 * it, and on the server after a pause, so that another device has it.
 */
import { ApiError } from "./api-error.ts";
import { writingPrefix } from "./leave-site.ts";

/** "offline": on this device only, until the connection is back. */
export type WritingState = { kind: "kept"; savedAt: string } | { kind: "offline" } | null;

export interface WritingSource<Draft> {
  /** Of the signed-in user: drafts of another one who used this browser stay apart. */
  userId: number;
  /** "application-183", "message-11" */
  place: string;
  load: () => Promise<{ draft: Draft | null; savedAt: string | null }>;
  /** Null: nothing is written any more. */
  store: (draft: Draft | null) => Promise<{ savedAt: string | null }>;
  onState?: (state: WritingState) => void;
}

export interface KeptWriting<Draft> {
  /** What was written last, here or on another device; null for nothing. */
  read: () => Promise<Draft | null>;
  write: (draft: Draft | null) => void;
  /** It has been sent: nothing is kept any more. */
  end: () => void;
  /** Stops listening; what is written is stored at once. */
  close: () => void;
}

/** Milliseconds without a change before it is sent to the server. */
const restMs = 1_200;

export function keepWriting<Draft>(source: WritingSource<Draft>): KeptWriting<Draft> {
  const key = `${writingPrefix}${source.userId}-${source.place}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  let running: Promise<void> = Promise.resolve();

  /** Undefined: the server has all of it. */
  function unstored(): Draft | null | undefined {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    try {
      return JSON.parse(text) as Draft | null;
    } catch {
      localStorage.removeItem(key);
      return undefined;
    }
  }

  async function store(): Promise<void> {
    const draft = unstored();
    if (draft === undefined || hasEnded) return;
    const sent = localStorage.getItem(key);
    try {
      const { savedAt } = await source.store(draft);
      if (localStorage.getItem(key) === sent) localStorage.removeItem(key);
      if (!hasEnded) source.onState?.(savedAt === null ? null : { kind: "kept", savedAt });
    } catch (error) {
      // What the server refuses is refused again; it stays on this device.
      if (error instanceof ApiError && error.status === 0) source.onState?.({ kind: "offline" });
    }
  }
  /** One after the other, so that an earlier draft never overwrites a later one. */
  function storeSoon(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(store);
    }, ms);
  }
  const storeNow = (): void => storeSoon(0);
  window.addEventListener("online", storeNow);

  return {
    read: async () => {
      const here = unstored();
      if (here !== undefined) {
        storeNow();
        return here;
      }
      try {
        const { draft, savedAt } = await source.load();
        if (draft !== null && savedAt !== null) source.onState?.({ kind: "kept", savedAt });
        return draft;
      } catch {
        // Writing goes on without it.
        return null;
      }
    },
    write: (draft) => {
      if (hasEnded) return;
      localStorage.setItem(key, JSON.stringify(draft));
      storeSoon(restMs);
    },
    end: () => {
      hasEnded = true;
      clearTimeout(timer);
      localStorage.removeItem(key);
      // A request on its way may arrive after what was sent has removed the draft.
      void running.then(() => source.store(null)).catch(() => undefined);
    },
    close: () => {
      window.removeEventListener("online", storeNow);
      if (!hasEnded && unstored() !== undefined) storeNow();
    },
  };
}
