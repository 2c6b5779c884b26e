import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { useEffect } from "react";
import type { FieldErrors, Path, Resolver, UseFormReturn } from "react-hook-form";
import { useCheckedForm } from "~/lib/form.ts";
import {
  checkDraft,
  deleteDraft,
  type FieldProblem,
  serverProblems,
  storeDraft,
  type TermsDraft,
} from "./terms-draft.ts";

export type TermsForm = UseFormReturn<TermsDraft, unknown, TermsDraft>;

const lists = new Set(["services", "milestones", "clauses"]);

/** The first problem of each field, nested by the field's path; a list's own message is its `root`. */
function errorsOf(problems: readonly FieldProblem[]): FieldErrors<TermsDraft> {
  const errors: Record<string, unknown> = {};
  for (const { field, message } of problems) {
    const parts = lists.has(field) ? [field, "root"] : field.split(".");
    let level = errors;
    for (const part of parts.slice(0, -1)) level = (level[part] ??= {}) as Record<string, unknown>;
    level[parts.at(-1) ?? ""] ??= { type: "terms", message };
  }
  return errors;
}

const resolverFor: (isAmendment: boolean) => Resolver<TermsDraft, unknown, TermsDraft> =
  (isAmendment) => (values) => {
    const checked = checkDraft(values, isAmendment);
    return "terms" in checked ? { values, errors: {} } : { values: {}, errors: errorsOf(checked.problems) };
  };

interface TermsFormOptions {
  userId: number;
  contractId: number;
  /** What the base version says: not stored. */
  initial: TermsDraft;
  /** What was typed earlier in this tab. */
  restored: TermsDraft | null;
  base: number;
  isAmendment: boolean;
}

const resolvers = { amendment: resolverFor(true), version: resolverFor(false) };

/** The editor's form, checked by the contract's schema and kept in the browser tab. */
export function useTermsForm(options: TermsFormOptions): TermsForm {
  const { userId, contractId, initial, restored, base, isAmendment } = options;
  const form = useCheckedForm(isAmendment ? resolvers.amendment : resolvers.version, {
    defaultValues: { ...initial, ...restored },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          JSON.stringify(values) === JSON.stringify(initial)
            ? deleteDraft(userId, contractId)
            : storeDraft(userId, contractId, { base, values }),
      }),
    [form, userId, contractId, initial, base],
  );
  return form;
}

/** Puts the server's lines at their fields; false when none names one. */
export function showServerProblems(form: TermsForm, text: string): boolean {
  const problems = serverProblems(text);
  for (const [at, { field, message }] of problems.entries())
    form.setError(field as Path<TermsDraft>, { type: "server", message }, { shouldFocus: at === 0 });
  return problems.length > 0;
}

/** The terms as typed; null while something is wrong with them. */
export function termsIfValid(draft: TermsDraft): StructuredTerms | null {
  const checked = checkDraft(draft);
  return "terms" in checked ? checked.terms : null;
}
