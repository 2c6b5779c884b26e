import { useState } from "react";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import type { Task } from "./week-rows.ts";

/** What a dialog is open for. */
export type TimeQuestion =
  | { readonly kind: "add"; readonly day: string; readonly task: Partial<Task> }
  | { readonly kind: "edit" | "split" | "delete" | "reverse"; readonly entry: TimeEntry };

export interface AskedQuestion {
  readonly question: TimeQuestion;
  readonly isOpen: boolean;
  /** Counts the openings: the key that resets each dialog. */
  readonly turn: number;
}

/** The one dialog of the page. It stays mounted after closing, for its transition. */
export function useTimeQuestion() {
  const [asked, setAsked] = useState<AskedQuestion | null>(null);
  return {
    asked,
    ask: (question: TimeQuestion): void =>
      setAsked((before) => ({ question, isOpen: true, turn: (before?.turn ?? 0) + 1 })),
    setOpen: (isOpen: boolean): void => setAsked((now) => now && { ...now, isOpen }),
  };
}
