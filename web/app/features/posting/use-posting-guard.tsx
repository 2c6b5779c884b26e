import { type ReactNode, useState } from "react";
import type { DeepPartial } from "react-hook-form";
import { ApiError } from "~/lib/api-error.ts";
import type { Input } from "~/lib/api-types.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import type { GuardQuestionProps } from "./guard-question.tsx";
import type { PostingValues } from "./posting-draft.ts";

const GuardQuestion = vitalPart(() => import("./guard-question.tsx"));

type GuardedText = Input<"checkPosting">["body"];

type Written = DeepPartial<Pick<PostingValues, "title" | "description" | "budgetRange" | "parties">>;

/** The public text of a posting, and the names that it may not contain. */
export const guardedText = ({ title, description, budgetRange, parties = [] }: Written): GuardedText => ({
  title: title ?? "",
  description: description ?? "",
  budgetRange: budgetRange ?? null,
  parties: parties
    .flatMap((party) => [party?.name ?? "", ...(party?.aliases ?? [])])
    .filter((name): name is string => typeof name === "string" && name.trim() !== ""),
});

export interface PostingGuard {
  /**
   * Sends a posting. When the guard refuses it, shows the findings and sends it again once they are read; returns null
   * when they are not.
   */
  send: <Result>(
    values: Written,
    call: (read: { guardRead?: true }) => Promise<Result>,
  ) => Promise<Result | null>;
  /** Render it beside the form. */
  question: ReactNode;
}

export function usePostingGuard(): PostingGuard {
  const check = useApiCall("checkPosting");
  const [asked, ask] = useState<GuardQuestionProps | null>(null);

  const send: PostingGuard["send"] = async (values, call) => {
    try {
      return await call({});
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || error.related !== null) throw error;
      const findings = await check.mutateAsync({ body: guardedText(values) });
      // Another conflict, such as a posting that changed meanwhile.
      if (findings.length === 0) throw error;
      const isRead = await new Promise<boolean>((answer) => ask({ findings, answer }));
      ask(null);
      return isRead ? call({ guardRead: true }) : null;
    }
  };
  const question = asked && (
    <LateDialog onOpenChange={(open) => !open && asked.answer(false)}>
      <GuardQuestion {...asked} />
    </LateDialog>
  );
  return { send, question };
}
