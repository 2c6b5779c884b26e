import type { NewPosting } from "@caseload/contract/jobs/jobs";
import { useState, type ReactNode } from "react";
import { ApiError } from "~/lib/api-error.ts";
import type { Input, Output } from "~/lib/api-types.ts";
import { useMember } from "~/lib/session.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import type { GuardedValues } from "./check-posting.ts";
import type { Question } from "./duplicate-question.tsx";
import { type PostingGuard, usePostingGuard } from "./use-posting-guard.tsx";

const DuplicateQuestion = vitalPart(() => import("./duplicate-question.tsx"));

/** What the person answered to the guard's findings and about an equal posting. */
interface Answers {
  guardRead?: true;
  duplicate?: true;
}

/**
 * Publishes a posting. When the person has just posted an equal one, or the guard has findings, asks first; `publish` and
 * `post` return null when it is not meant. Render `question` beside the form.
 */
export function useNewPosting(): {
  publish: <Result>(
    values: GuardedValues,
    call: (answers: Answers) => Promise<Result>,
  ) => Promise<Result | null>;
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
  const publish = <Result,>(values: GuardedValues, send: (answers: Answers) => Promise<Result>) =>
    guard.send<Result | null>(values, async (read) => {
      try {
        return await send(read);
      } catch (error) {
        return (await confirm(error)) ? send({ ...read, duplicate: true }) : null;
      }
    });
  async function post(values: NewPosting): Promise<Output<"postJob"> | null> {
    // The server reads firmName only while the firm has no name of its own (PRODUCT.md "Deliberate differences").
    const body: Input<"postJob">["body"] = {
      ...values,
      firmName: user.firmName ?? user.registration.firmName,
    };
    return publish(body, (answers) => call.mutateAsync({ body: { ...body, ...answers } }));
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
  return { publish, post, guard, question };
}
