import { applicantLimits, type PlannedStatus } from "@caseload/contract/hiring/applicant-options";
import type { Applicant } from "@caseload/contract/hiring/applicants";
import { useState } from "react";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import { decisionToasts } from "./use-decision.ts";

type Decided = Pick<Applicant, "id" | "paralegal">;

const until = `You can undo this for ${applicantLimits.undoSeconds} seconds.`;

/** What is said while a decision can be undone, and once it cannot. */
function textsOf(status: PlannedStatus, decided: readonly Decided[]) {
  const { done } = decisionToasts[status];
  const [one] = decided;
  if (decided.length === 1 && one)
    return {
      title: done.title,
      text: `${one.paralegal.name} has not been notified yet. ${until}`,
      later: done.text,
    };
  return {
    title: `${decided.length} applications ${status === "rejected" ? "rejected" : "shortlisted"}`,
    text: `The applicants have not been notified yet. ${until}`,
    later: "The applicants have been notified.",
  };
}

/** Shortlists and rejects so that it can be undone: the server waits before it notifies anyone. */
export function usePlannedDecisions() {
  const toast = useToast();
  // Shown as decided from the moment of the press.
  const [sent, setSent] = useState<ReadonlyMap<number, PlannedStatus>>(new Map());
  const [last, setLast] = useState<readonly number[]>([]);
  const forget = (ids: readonly number[]): void =>
    setSent((now) => new Map([...now].filter(([id]) => !ids.includes(id))));
  const undoCall = useApiCall("undoDecisions", {
    onSuccess: () => toast.success("Decision undone", "No one was notified."),
    onError: (error) => toast.failure({ title: "We couldn't undo the decision" }, error),
  });
  const undo = (applicationIds: readonly number[]): void => {
    setLast([]);
    undoCall.mutate({ body: { applicationIds: [...applicationIds] } });
  };
  const call = useApiCall("planDecisions", {
    onSuccess: (_, { body }, refetched) => void refetched.then(() => forget(body.applicationIds)),
    onError: (error, { body }) => {
      forget(body.applicationIds);
      toast.failure(decisionToasts[body.status].failed, error);
    },
  });
  return {
    plan: (status: PlannedStatus, decided: readonly Decided[], reason?: string): void => {
      const ids = decided.map(({ id }) => id);
      setSent((now) => new Map([...now, ...ids.map((id) => [id, status] as const)]));
      call.mutate(
        { body: { applicationIds: ids, status, ...(reason && { reason }) } },
        {
          onSuccess: ({ applicationIds }) => {
            setLast(applicationIds);
            const { title, text, later } = textsOf(
              status,
              decided.filter(({ id }) => applicationIds.includes(id)),
            );
            const { undoSeconds: seconds } = applicantLimits;
            toast.success({ title, text, undo: { seconds, later, run: () => undo(applicationIds) } });
          },
        },
      );
    },
    undo,
    undoLast: (): void => {
      if (last.length > 0) undo(last);
    },
    /** The decision that stands about an application, made or not yet. */
    statusOf: ({ id, status, planned }: Pick<Applicant, "id" | "status" | "planned">) =>
      sent.get(id) ?? planned?.status ?? status,
    forget,
  };
}
export type PlannedDecisions = ReturnType<typeof usePlannedDecisions>;
