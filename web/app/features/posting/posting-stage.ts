import type { StoredPosting } from "@caseload/contract/jobs/postings";

/** The texts and buttons of the page for one status of the posting. */
export interface Stage {
  readonly title: string;
  readonly lede: string;
  readonly submit: string;
  readonly pendingText: string;
  readonly mayBeDraft: boolean;
}

export function stageOf(stored: StoredPosting | undefined, mayPost: boolean): Stage {
  const submit = mayPost ? "Post Job" : "Send for Approval";
  const lede = mayPost
    ? "It goes live when you post it. Save a draft and finish later."
    : "It goes live after approval.";
  const writing = { lede, submit, pendingText: mayPost ? "Posting" : "Sending" };
  if (!stored) return { ...writing, title: "Post New Job", mayBeDraft: true };
  if (stored.status === "draft") return { ...writing, title: "Edit Draft", mayBeDraft: true };
  if (stored.status === "pending_approval")
    return {
      ...writing,
      title: "Revise Posting",
      submit: mayPost ? submit : "Resubmit",
      mayBeDraft: false,
    };
  return {
    title: "Edit Posting",
    lede:
      stored.applicants > 0
        ? "Applicants awaiting a decision are notified of the changed terms."
        : "Changes appear immediately.",
    submit: "Save Changes",
    pendingText: "Saving",
    mayBeDraft: false,
  };
}
