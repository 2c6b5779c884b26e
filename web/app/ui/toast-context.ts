import { createContext, useContext } from "react";

interface Toasts {
  /** Reports a success; disappears after five seconds. */
  success: (title: string, text?: string) => void;
  /** Reports a failure or something urgent; stays until dismissed. */
  failure: (title: string, text?: string) => void;
  /** Removes all toasts. */
  clear: () => void;
}

export const ToastContext = createContext<Toasts | null>(null);

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}
