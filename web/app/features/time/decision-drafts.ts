/** An approver's decision as it is written, by timesheet: switching weeks or tabs of the page loses nothing. */

export type Decision = "approve" | "return";

export interface DecisionDraft {
  readonly decision: Decision | null;
  readonly reason: string;
  /** Comments by the id of their entry. */
  readonly comments: Readonly<Record<number, string>>;
}

const emptyDraft: DecisionDraft = { decision: null, reason: "", comments: {} };

const drafts = new Map<string, DecisionDraft>();

export const readDecisionDraft = (key: string): DecisionDraft => drafts.get(key) ?? emptyDraft;
export const keepDecisionDraft = (key: string, draft: DecisionDraft): void => void drafts.set(key, draft);
export const dropDecisionDraft = (key: string): void => void drafts.delete(key);

/** What is sent: empty comments are left out. */
export const commentsOf = ({ comments }: DecisionDraft): { entryId: number; text: string }[] =>
  Object.entries(comments)
    .map(([id, text]) => ({ entryId: Number(id), text: text.trim() }))
    .filter(({ text }) => text !== "");
