/** The terms editor's fields as they were typed. */
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { dollarsText } from "~/lib/typed-amounts.ts";

/** Amounts and numbers stay as typed: nothing is lost or rounded before it is sent. */
export interface TermsDraft {
  payKind: "hourly" | "flat" | "open";
  /** US dollars an hour. */
  rate: string;
  /** Hours; empty without a cap. */
  cap: string;
  /** US dollars. */
  total: string;
  milestones: { title: string; dueOn: string; amount: string }[];
  services: { text: string }[];
  startsOn: string;
  endsOn: string;
  supervisorId: string;
  governingState: string;
  paymentDays: string;
  reimbursed: boolean;
  /** US dollars; empty without a cap. */
  expensesCap: string;
  firmAddress: string;
  paralegalAddress: string;
  clientContact: StructuredTerms["clientContact"];
  /** Empty where timesheets never approve themselves. */
  autoApproveDays: string;
  clauses: { heading: string; text: string }[];
  note: string;
  signsNow: boolean;
  signature: string;
}

const numberText = (value: number | null): string => (value === null ? "" : String(value));

export const blankMilestone = { title: "", dueOn: "", amount: "" };

/** The fields of the editor for terms that exist. */
export function draftOf(terms: StructuredTerms): TermsDraft {
  const { pay } = terms;
  const hourly = pay?.kind === "hourly" ? pay : null;
  const flat = pay?.kind === "flat" ? pay : null;
  return {
    payKind: pay?.kind ?? "open",
    rate: dollarsText(hourly?.rateCents ?? null),
    cap: hourly === null || hourly.capMinutes === null ? "" : String(hourly.capMinutes / 60),
    total: dollarsText(flat?.totalCents ?? null),
    milestones: flat
      ? flat.milestones.map(({ title, dueOn, cents }) => ({
          title,
          dueOn: dueOn ?? "",
          amount: dollarsText(cents),
        }))
      : [{ ...blankMilestone, title: "Completion of the Services" }],
    services: terms.services.map((text) => ({ text })),
    startsOn: terms.startsOn,
    endsOn: terms.endsOn ?? "",
    supervisorId: String(terms.supervisorId),
    governingState: terms.governingState ?? "",
    paymentDays: String(terms.paymentDays),
    reimbursed: terms.expenses.allowed,
    expensesCap: dollarsText(terms.expenses.capCents),
    firmAddress: terms.firmAddress ?? "",
    paralegalAddress: terms.paralegalAddress ?? "",
    clientContact: terms.clientContact,
    autoApproveDays: numberText(terms.autoApproveDays),
    clauses: terms.extraClauses.map(({ heading, text }) => ({ heading, text })),
    note: "",
    signsNow: false,
    signature: "",
  };
}

/** Values of the schema under another name in the editor. */
const fieldNames: Readonly<Record<string, string>> = {
  pay: "payKind",
  "pay.rateCents": "rate",
  "pay.capMinutes": "cap",
  "pay.totalCents": "total",
  "pay.milestones": "milestones",
  "expenses.allowed": "reimbursed",
  "expenses.capCents": "expensesCap",
  extraClauses: "clauses",
};

/** The editor's field for a path of the terms: "pay.milestones.0.cents" is "milestones.0.amount". */
export function fieldOf(path: readonly PropertyKey[]): string {
  const parts = path.map(String);
  const [head = "", second = "", index, leaf] = parts;
  if (head === "services" && second !== "") return `services.${second}.text`;
  if (head === "extraClauses" && second !== "") return `clauses.${parts.slice(1).join(".")}`;
  if (head === "pay" && second === "milestones" && index !== undefined)
    return `milestones.${index}.${leaf === "cents" ? "amount" : (leaf ?? "title")}`;
  const name = parts.slice(0, 2).join(".");
  return fieldNames[name] ?? name;
}

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** The server's lines "message (terms.pay.rateCents)" as problems of the editor's fields. */
export function serverProblems(text: string): FieldProblem[] {
  return text.split("\n").flatMap((line) => {
    const [, message, path] = /^(.*) \((?:terms\.)?([\w.]+)\)$/.exec(line) ?? [];
    return message === undefined || path === undefined
      ? []
      : [{ field: path === "name" ? "signature" : fieldOf(path.split(".")), message }];
  });
}

/** What was typed, and the version that it started from. */
export interface StoredDraft {
  readonly base: number;
  readonly values: TermsDraft;
}

const keyOf = (userId: number, contractId: number): string => `terms-draft-${userId}-${contractId}`;

/** Lasts as long as the browser tab. */
export function readDraft(userId: number, contractId: number): StoredDraft | null {
  const stored = sessionStorage.getItem(keyOf(userId, contractId));
  if (stored === null) return null;
  try {
    const draft = JSON.parse(stored) as Partial<StoredDraft> | null;
    if (typeof draft?.base !== "number" || typeof draft.values !== "object") return null;
    return { base: draft.base, values: draft.values };
  } catch {
    // Not written by this application.
    return null;
  }
}

export const storeDraft = (userId: number, contractId: number, draft: StoredDraft): void =>
  sessionStorage.setItem(keyOf(userId, contractId), JSON.stringify(draft));

export const deleteDraft = (userId: number, contractId: number): void =>
  sessionStorage.removeItem(keyOf(userId, contractId));
