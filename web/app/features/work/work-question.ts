import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import { useState } from "react";

/** What a dialog is open for. */
export type WorkQuestion =
  | { readonly kind: "add" }
  | { readonly kind: "log" | "certificate" }
  | { readonly kind: "deleteFile"; readonly name: string; readonly file: { id: number; version: number } }
  | { readonly kind: "edit" | "delete" | "submit"; readonly deliverable: Deliverable };

export interface AskedQuestion {
  readonly question: WorkQuestion;
  readonly isOpen: boolean;
  /** Counts the openings: the key that resets each dialog. */
  readonly turn: number;
}

/** The one dialog of the tab. It stays mounted after closing, for its transition. */
export function useWorkQuestion() {
  const [asked, setAsked] = useState<AskedQuestion | null>(null);
  return {
    asked,
    ask: (question: WorkQuestion): void =>
      setAsked((before) => ({ question, isOpen: true, turn: (before?.turn ?? 0) + 1 })),
    setOpen: (isOpen: boolean): void => setAsked((now) => now && { ...now, isOpen }),
  };
}
