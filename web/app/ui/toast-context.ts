import { createContext, useContext } from "react";
import type { ToastRecord } from "./toast-card.tsx";

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

interface ShowToast {
  /** The server's text of an error replaces the toast's own. */
  (texts: ToastTexts, error?: unknown): void;
  (title: string, text?: string): void;
}

export interface Toasts {
  /** Reports a success; disappears after five seconds. */
  success: ShowToast;
  /** Reports a failure or something urgent; stays until dismissed. */
  failure: ShowToast;
  /** Replaces the toasts that are shown, such as one that counts what arrives meanwhile. */
  update: (change: (now: readonly ToastRecord[]) => readonly ToastRecord[]) => void;
  /** Removes all toasts. */
  clear: () => void;
}

export const ToastContext = createContext<Toasts | null>(null);

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}
