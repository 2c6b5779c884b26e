import { checkBudget, posting } from "@caseload/contract/jobs/jobs";
import { useMemo } from "react";
import { useFormat } from "~/lib/use-format.ts";

/** What is handed in; a posting whose last day is past would close at once, unless that day stands already. */
export function useDatedPosting(storedDeadline: string | null = null) {
  const { daysUntil } = useFormat();
  return useMemo(() => {
    const deadline = posting.shape.deadline.refine(
      (day) => day === null || day === storedDeadline || daysUntil(day) >= 0,
      { error: "Please choose today or a later day" },
    );
    return posting.extend({ deadline }).superRefine(checkBudget);
  }, [daysUntil, storedDeadline]);
}
