import { ownJobLists } from "@caseload/contract/jobs/job-mark-options";
import type { OwnJobsChoiceProps } from "~/lib/job-list-parts.ts";
import { useUser } from "~/lib/session.ts";
import { Segmented } from "~/ui/segmented.tsx";

const choices = [{ value: "all", label: "All Jobs" }, ...ownJobLists] as const;

/** All jobs, or those that a paralegal saved, applied to or hid; nothing for others. */
export function OwnJobsChoice({ own, onChange }: OwnJobsChoiceProps) {
  if (useUser()?.userType !== "paralegal") return null;
  return (
    <Segmented
      label="Show"
      equalOnPhones
      options={choices}
      value={own ?? "all"}
      onChange={(choice) => onChange(choice === "all" ? undefined : choice)}
    />
  );
}
