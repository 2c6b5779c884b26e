import { proposedPay } from "@caseload/contract/engagements/structured-terms";
import { applicationForm } from "@caseload/contract/hiring/applications";
import { screeningLimits } from "@caseload/contract/hiring/screening-limits";
import { budgetKinds, type BudgetKind } from "@caseload/contract/jobs/posting-options";
import { text } from "@caseload/contract/fields";
import { z } from "zod";

/** Whole US cents of "54", "54.50", "$1,500"; null for other texts. */
export function parseCents(typed: string): number | null {
  const figure = typed.replaceAll(/[$,\s]/g, "");
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(figure) ? Math.round(Number(figure) * 100) : null;
}

/**
 * The application with its price in dollars, which may be empty.
 * @param priceKind of the posting's budget; null where the applicant chooses
 * @param questions of the posting, which the answers follow
 */
export const applySchema = (priceKind: BudgetKind | null, questions: readonly string[] = []) =>
  z
    .object({
      coverLetter: applicationForm.shape.coverLetter,
      jobId: applicationForm.shape.jobId,
      kind: z.enum(budgetKinds),
      price: z.string().trim(),
      startDate: applicationForm.shape.startDate,
      conflictNote: applicationForm.shape.conflictNote,
      answers: z.array(text("Please answer this question", 1, screeningLimits.answer)),
    })
    .transform(({ kind, price, answers, ...rest }, context): ApplyBody => {
      const answered = questions.map((question, at) => ({ question, answer: answers[at] ?? "" }));
      const application = { ...rest, ...(answered.length > 0 && { answers: answered }) };
      if (price === "") return application;
      const cents = parseCents(price);
      const { data, error } = proposedPay.safeParse({ kind: priceKind ?? kind, cents });
      if (data) return { ...application, proposedPay: data };
      const message = cents === null ? "Please enter dollars, such as 54 or 54.50" : error.issues[0]?.message;
      context.addIssue({ code: "custom", path: ["price"], message });
      return z.NEVER;
    });

/** As it is sent. */
export type ApplyBody = z.output<typeof applicationForm>;
export type ApplyValues = z.input<ReturnType<typeof applySchema>>;
