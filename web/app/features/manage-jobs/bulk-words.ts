import { plural } from "~/lib/format.ts";
import type { BulkAction } from "@caseload/contract/jobs/posting-options";

/** How each action is named on its button, while it runs and when it is done. */
export const bulkWords: Record<BulkAction, { button: string; pending: string; done: string }> = {
  close: { button: "Close", pending: "Closing", done: "closed" },
  reopen: { button: "Reopen", pending: "Reopening", done: "reopened" },
  approve: { button: "Approve", pending: "Approving", done: "approved" },
  reassign: { button: "Reassign", pending: "Reassigning", done: "reassigned" },
  duplicate: { button: "Duplicate", pending: "Duplicating", done: "duplicated" },
};

export const doneSentence = (action: BulkAction, count: number): string =>
  `${plural(count, "posting")} ${bulkWords[action].done}`;
