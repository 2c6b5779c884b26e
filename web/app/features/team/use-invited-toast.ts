import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import { useFormat } from "~/lib/use-format.ts";
import { useToast } from "~/ui/toast-context.ts";

/** Says that an invitation was sent, or when its email goes out. */
export function useInvitedToast(): (email: string, emailDueAt: string | null) => void {
  const toast = useToast();
  const format = useFormat();
  return (email, emailDueAt) =>
    toast.success(
      emailDueAt === null
        ? firmToasts.invited(email)
        : firmToasts.invitedLater(email, format.time(emailDueAt)),
    );
}
