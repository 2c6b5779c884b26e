/** An approver's decision as it is written, by timesheet: switching weeks or tabs of the page loses nothing. */
import { keptDrafts } from "~/lib/kept-drafts.ts";
import type { DecisionValue } from "~/ui/decision-form.tsx";

export interface DecisionDraft extends DecisionValue {
  /** Comments by the id of their entry. */
  readonly comments: Readonly<Record<number, string>>;
}

export const decisionDrafts = keptDrafts<DecisionDraft>({ decision: null, reason: "", comments: {} });

/** What is sent: empty comments are left out. */
export const commentsOf = ({ comments }: DecisionDraft): { entryId: number; text: string }[] =>
  Object.entries(comments)
    .map(([id, text]) => ({ entryId: Number(id), text: text.trim() }))
    .filter(({ text }) => text !== "");
