import { useState } from "react";

interface Asked<Name> {
  readonly name: Name;
  readonly isOpen: boolean;
  /** Key of the dialog: a new one starts empty. */
  readonly turn: number;
  /** Whether what was typed has been sent. */
  readonly isDone: boolean;
}

/**
 * The dialogs of a page, one at a time. One that is closed keeps what was typed until it is sent, or until another one is
 * opened.
 */
export function useInvoiceDialogs<Name extends string>() {
  const [asked, setAsked] = useState<Asked<Name> | null>(null);
  const setOpen = (isOpen: boolean): void => setAsked((now) => now && { ...now, isOpen });
  return {
    asked,
    open: (name: Name): void =>
      setAsked((before) => {
        const isSame = before?.name === name && !before.isDone;
        return { name, isOpen: true, isDone: false, turn: (before?.turn ?? 0) + (isSame ? 0 : 1) };
      }),
    control: { open: asked?.isOpen ?? false, onOpenChange: setOpen },
    finish: (): void => setAsked((now) => now && { ...now, isOpen: false, isDone: true }),
  };
}
