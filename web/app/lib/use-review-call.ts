import { staffToasts } from "@caseload/contract/staff/staff-toasts";
import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import type { ApiError } from "./api-error.ts";
import type { CallName, Input } from "./api-types.ts";
import { useSingleCall } from "./single-call.ts";

interface ToastTexts {
  readonly title: string;
  readonly text?: string;
}

/** The toasts of the screen that makes the call. */
export interface CallToasts {
  readonly success: (texts: ToastTexts) => void;
  readonly failure: (texts: ToastTexts, error: unknown) => void;
}

/**
 * A call by which staff change the case that they review; its response replaces the case on screen.
 * @param key of the query that holds the case
 * @param onRefused returns true when the refusal was shown at a field
 */
export function useReviewCall<N extends CallName>(
  toast: CallToasts,
  name: N,
  key: QueryKey,
  success: (input: Input<N>) => ToastTexts,
  onRefused: (error: ApiError) => boolean = () => false,
) {
  const client = useQueryClient();
  return useSingleCall(name, {
    onSuccess: (changed, input) => {
      client.setQueryData(key, changed);
      toast.success(success(input));
    },
    onError: (error) => {
      if (!onRefused(error)) toast.failure(staffToasts.staffActionFailed, error);
    },
  });
}
