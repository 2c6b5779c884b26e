import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useToast } from "~/ui/toast-context.ts";

type DepartmentMove = "archiveDepartment" | "restoreDepartment" | "removeDepartment";

/** Moves a department on, and shows the outcome. */
export function useDepartmentCall<N extends DepartmentMove>(
  name: N,
  done: { readonly title: string; readonly text: string },
  onSettled?: () => void,
) {
  const toast = useToast();
  return useSingleCall(name, {
    onSuccess: () => {
      toast.success(done);
      onSettled?.();
    },
    onError: (error) => {
      toast.failure(firmToasts.teamFailed, error);
      onSettled?.();
    },
  });
}
