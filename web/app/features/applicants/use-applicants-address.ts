import {
  applicantLimits,
  applicantSorts,
  type ApplicantSort,
} from "@caseload/contract/hiring/applicant-options";
import { applicationChoices, type ApplicationChoice } from "@caseload/contract/lifecycles";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { idOf } from "~/lib/addresses.ts";

interface Choices {
  job?: number | null;
  status?: ApplicationChoice | null;
  sort?: ApplicantSort | null;
  application?: number | null;
  /** Those to compare. */
  with?: readonly number[];
  view?: "compare" | null;
}

const textOf = (value: Choices[keyof Choices]): string | null =>
  typeof value === "object" && value !== null ? value.join(".") || null : (value?.toString() ?? null);

/** ?job=3&status=active&sort=rate&application=5&with=5.7&view=compare */
export function useApplicantsAddress() {
  const [params, setParams] = useSearchParams();
  // The address follows a moment later; until then the next key already means what was asked for.
  const [asked, setAsked] = useState<{ at: string; next: string } | null>(null);
  const here = params.toString();
  if (asked && asked.at !== here) setAsked(null);
  const now = new URLSearchParams(asked?.at === here ? asked.next : here);
  function changed(choices: Choices): URLSearchParams {
    const next = new URLSearchParams(now);
    for (const [name, value] of Object.entries(choices)) {
      const text = textOf(value);
      if (text === null) next.delete(name);
      else next.set(name, text);
    }
    return next;
  }
  function go(choices: Choices, options?: { replace: boolean; preventScrollReset: boolean }): void {
    const next = changed(choices);
    if (next.toString() === now.toString()) return;
    setAsked({ at: here, next: next.toString() });
    setParams(next, options);
  }
  const compared = (now.get("with") ?? "").split(".").map(Number);
  return {
    jobId: idOf(now.get("job") ?? "") || null,
    status: applicationChoices.find((status) => status === now.get("status")) ?? null,
    sort: applicantSorts.find((sort) => sort === now.get("sort")) ?? "match",
    applicationId: idOf(now.get("application") ?? "") || null,
    compared: compared.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, applicantLimits.compare),
    isComparing: now.get("view") === "compare",
    /** The address with other choices. */
    linkTo: (choices: Choices): string => `?${changed(choices).toString()}`,
    /** Replaces the entry in the history. */
    change: (choices: Choices): void => go(choices, { replace: true, preventScrollReset: true }),
    /** A step of its own in the history, so that Back returns to the list. */
    enter: (choices: Choices): void => go(choices, { replace: false, preventScrollReset: true }),
  };
}
export type ApplicantsAddress = ReturnType<typeof useApplicantsAddress>;
