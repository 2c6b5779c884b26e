import type { NewPosting } from "@caseload/contract/jobs/jobs";
import { useState, type ReactNode } from "react";
import { ApiError } from "~/lib/api-error.ts";
import type { Input, Output } from "~/lib/api-types.ts";
import { useMember } from "~/lib/session.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import type { Question } from "./duplicate-question.tsx";
import { type PostingGuard, usePostingGuard } from "./use-posting-guard.tsx";

const DuplicateQuestion = vitalPart(() => import("./duplicate-question.tsx"));

/**
 * Posts a job. When the person has just posted an equal one, or the guard has findings, asks first; `post` returns null when
 * it is not meant. Render `question` beside the form.
 */
export function useNewPosting(): {
  post: (values: NewPosting) => Promise<Output<"postJob"> | null>;
  guard: PostingGuard;
  question: ReactNode;
} {
  const user = useMember();
  const call = useApiCall("postJob");
  const guard = usePostingGuard();
  const [asked, ask] = useState<Question | null>(null);

  async function confirm(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const { related: page, text } = error;
    if (!page?.startsWith("/jobs/")) throw error;
    const isMeant = await new Promise<boolean>((answer) => ask({ page, text, answer }));
    ask(null);
    return isMeant;
  }
  async function post(values: NewPosting): Promise<Output<"postJob"> | null> {
    // The server reads firmName only while the firm has no name of its own (PRODUCT.md "Deliberate differences").
    const body: Input<"postJob">["body"] = {
      ...values,
      firmName: user.firmName ?? user.registration.firmName,
    };
    return guard.send(body, async (read) => {
      const guarded = { ...body, ...read };
      try {
        return await call.mutateAsync({ body: guarded });
      } catch (error) {
        return (await confirm(error)) ? call.mutateAsync({ body: { ...guarded, duplicate: true } }) : null;
      }
    });
  }
  const question = (
    <>
      {asked && (
        <LateDialog onOpenChange={(open) => !open && asked.answer(false)}>
          <DuplicateQuestion {...asked} />
        </LateDialog>
      )}
      {guard.question}
    </>
  );
  return { post, guard, question };
}
