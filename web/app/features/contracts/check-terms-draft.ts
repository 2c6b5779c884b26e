/** The terms that a draft expresses. The editor loads this, and the library of schemas with it, at the first change. */
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import {
  dayProblems,
  structuredTerms,
  type StructuredTerms,
} from "@caseload/contract/engagements/structured-terms";
import { centsOf, numberOf, scaled } from "~/lib/typed-amounts.ts";
import { fieldOf, type FieldProblem, type TermsDraft } from "./terms-draft.ts";

const orNull = <Value>(typed: string, value: (typed: string) => Value): Value | null =>
  typed.trim() === "" ? null : value(typed);

/** What is typed, in the shape that the contract's schema checks. */
function unchecked(draft: TermsDraft): unknown {
  const hourly = {
    kind: "hourly",
    rateCents: centsOf(draft.rate),
    capMinutes: orNull(draft.cap, (hours) => scaled(hours, 60)),
  };
  const flat = {
    kind: "flat",
    totalCents: centsOf(draft.total),
    milestones: draft.milestones.map(({ title, dueOn, amount }) => ({
      title,
      dueOn: dueOn === "" ? null : dueOn,
      cents: centsOf(amount),
    })),
  };
  return {
    pay: { hourly, flat, open: null }[draft.payKind],
    services: draft.services.map(({ text }) => text),
    startsOn: draft.startsOn,
    endsOn: draft.endsOn === "" ? null : draft.endsOn,
    supervisorId: Number(draft.supervisorId),
    governingState: draft.governingState === "" ? null : draft.governingState,
    paymentDays: numberOf(draft.paymentDays),
    expenses: {
      allowed: draft.reimbursed,
      capCents: draft.reimbursed ? orNull(draft.expensesCap, centsOf) : null,
    },
    firmAddress: draft.firmAddress,
    paralegalAddress: draft.paralegalAddress,
    clientContact: draft.clientContact,
    // The field is shown for hourly pay only, so what it holds otherwise cannot be corrected.
    autoApproveDays: draft.payKind === "hourly" ? orNull(draft.autoApproveDays, numberOf) : null,
    extraClauses: draft.clauses,
  };
}

export type CheckedDraft =
  | { readonly terms: StructuredTerms }
  | { readonly problems: readonly FieldProblem[] };

/** The terms that a draft expresses, or what is wrong with it, in the contract's words. An amendment needs a note. */
export function checkDraft(draft: TermsDraft, isAmendment = false): CheckedDraft {
  const values = unchecked(draft);
  const result = structuredTerms.safeParse(values);
  const problems: FieldProblem[] = [];
  for (const { path, message } of result.success ? [] : [...result.error.issues, ...dayProblems(values)]) {
    const problem = { field: fieldOf(path), message };
    const isKnown = problems.some((one) => one.field === problem.field && one.message === message);
    if (!isKnown) problems.push(problem);
  }
  if (draft.note.trim().length > engagementLimits.note)
    problems.push({
      field: "note",
      message: `Please use at most ${engagementLimits.note.toLocaleString("en-US")} characters`,
    });
  if (isAmendment && draft.note.trim() === "")
    problems.push({ field: "note", message: "Please say why the terms change" });
  if (draft.signsNow && draft.signature.trim() === "")
    problems.push({ field: "signature", message: "Please type your full name" });
  if (result.success && problems.length === 0) return { terms: result.data };
  return { problems };
}
