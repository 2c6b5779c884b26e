import { useState } from "react";

interface DialogState<Name> {
  readonly name: Name | null;
  readonly isOpen: boolean;
  /** Counts the openings; as a React key it resets the dialog each time. */
  readonly turn: number;
}

export interface DialogControl {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialogs of one section, one at a time. A closed one stays mounted until the next opens, for its closing transition. */
export function useDialogs<Name extends string>() {
  const [{ name, isOpen, turn }, set] = useState<DialogState<Name>>({ name: null, isOpen: false, turn: 0 });
  const control: DialogControl = {
    open: isOpen,
    onOpenChange: (open) => set((state) => ({ ...state, isOpen: open })),
  };
  return {
    /** The dialog to render. */
    name,
    turn,
    control,
    open: (next: Name) => set((state) => ({ name: next, isOpen: true, turn: state.turn + 1 })),
  };
}
