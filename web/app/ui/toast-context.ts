import { createContext, useContext } from "react";

export interface Toasts {
  /** Says what worked; leaves by itself after five seconds. */
  success: (title: string, text?: string) => void;
  /** Says what failed or is urgent; stays until it is dismissed. */
  failure: (title: string, text?: string) => void;
  /** Takes all of them away, once they no longer apply. */
  clear: () => void;
}

export const ToastContext = createContext<Toasts | null>(null);

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}
