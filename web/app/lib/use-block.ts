import { blockToasts } from "@caseload/contract/messages/block-messages";
import { useSingleCall } from "./single-call.ts";
import type { CallToasts } from "./use-review-call.ts";

/** Blocks a person, with the toast of what came of it. */
export function useBlock(toast: CallToasts, { name, onBlocked }: { name: string; onBlocked?: () => void }) {
  return useSingleCall("blockUser", {
    onSuccess: () => {
      const { title, text } = blockToasts.blocked(name);
      toast.success({ title, text });
      onBlocked?.();
    },
    onError: (error) => toast.failure(blockToasts.failed, error),
  });
}
