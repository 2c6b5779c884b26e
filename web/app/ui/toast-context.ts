import { createContext, useContext } from "react";

/** A way back from what a toast reports, while it lasts. */
export interface ToastUndo {
  readonly seconds: number;
  readonly run: () => void;
  /** Replaces the text once it is too late. */
  readonly later: string;
}

export interface ToastTexts {
  readonly title: string;
  readonly text?: string;
  readonly undo?: ToastUndo;
}

export interface NotificationTexts extends ToastTexts {
  /** Those with the same key, as of messages of one conversation, count as one. */
  readonly key: string;
}

interface ShowToast {
  /** The server's text of an error replaces the toast's own. */
  (texts: ToastTexts, error?: unknown): void;
  (title: string, text?: string): void;
}

interface Toasts {
  /** Reports a success; disappears after five seconds. */
  success: ShowToast;
  /** Reports a failure or something urgent; stays until dismissed. */
  failure: ShowToast;
  /**
   * Reports notifications, the latest last. While their toast is on screen, later ones are counted in its place: all of
   * them are behind the bell.
   */
  notifications: (arrived: readonly NotificationTexts[]) => void;
  /** Removes all toasts. */
  clear: () => void;
}

export const ToastContext = createContext<Toasts | null>(null);

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}
