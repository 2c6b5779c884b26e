import { type ReactNode, useState } from "react";
import { ApiError } from "~/lib/api-error.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import type { GuardedValues } from "./check-posting.ts";
import type { GuardQuestionProps } from "./guard-question.tsx";

const GuardQuestion = vitalPart(() => import("./guard-question.tsx"));

export interface PostingGuard {
  /**
   * Sends a posting. When the guard refuses it, shows the findings and sends it again once they are read; returns null
   * when they are not.
   */
  send: <Result>(
    values: GuardedValues,
    call: (read: { guardRead?: true }) => Promise<Result>,
  ) => Promise<Result | null>;
  /** Render it beside the form. */
  question: ReactNode;
}

export function usePostingGuard(): PostingGuard {
  const [asked, ask] = useState<GuardQuestionProps | null>(null);

  const send: PostingGuard["send"] = async (values, call) => {
    try {
      return await call({});
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || error.related !== null) throw error;
      const { checkPosting } = await import("./check-posting.ts");
      const findings = await checkPosting(values);
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
