import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { useEffect, useState } from "react";
import type { FieldErrors, Path, ResolverResult, UseFormReturn } from "react-hook-form";
import { useCheckedForm } from "~/lib/form.ts";
import { loadWithRetry } from "~/lib/load-with-retry.ts";
import type { checkDraft } from "./check-terms-draft.ts";
import {
  deleteDraft,
  draftOf,
  type FieldProblem,
  serverProblems,
  storeDraft,
  type TermsDraft,
} from "./terms-draft.ts";

/** A draft and the terms that it expresses. */
export interface CheckedTerms {
  readonly draft: TermsDraft;
  readonly terms: StructuredTerms;
}

export type TermsForm = UseFormReturn<TermsDraft, unknown, CheckedTerms>;

const loadCheck = () => import("./check-terms-draft.ts");

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

/** The editor's form, checked by the contract's schema and kept in the browser tab. */
export function useTermsForm(options: TermsFormOptions): TermsForm {
  const { userId, contractId, initial, restored, base, isAmendment } = options;
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const resolver = async (draft: TermsDraft): Promise<ResolverResult<TermsDraft, CheckedTerms>> => {
    try {
      const { checkDraft } = await loadWithRetry(loadCheck, true);
      const checked = checkDraft(draft, isAmendment);
      if ("problems" in checked) return { values: {}, errors: errorsOf(checked.problems) };
      return { values: { draft, terms: checked.terms }, errors: {} };
    } catch (error) {
      setFailure({ error });
      throw error;
    }
  };
  const form = useCheckedForm(resolver, loadCheck, { defaultValues: { ...initial, ...restored } });
  // The page then offers to be loaded anew.
  if (failure) throw failure.error;
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

/**
 * The terms as typed: those of the base while nothing has changed, null while something is wrong with them, undefined
 * while the check loads.
 */
export function useTypedTerms(draft: TermsDraft, base: StructuredTerms): StructuredTerms | null | undefined {
  const [check, setCheck] = useState<{ readonly checkDraft: typeof checkDraft } | null>(null);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(base));
  useEffect(() => {
    // A failure shows when the form is checked.
    if (isChanged) void loadCheck().then(setCheck, () => undefined);
  }, [isChanged]);
  if (!isChanged) return base;
  if (check === null) return undefined;
  const checked = check.checkDraft(draft);
  return "terms" in checked ? checked.terms : null;
}
