import { api } from "~/lib/api.ts";
import { useLeaveSite } from "~/lib/leave-site.ts";
import { setClosing } from "~/lib/session.ts";
import { PasswordQuestion } from "./password-question.tsx";
import type { DialogControl } from "./use-dialogs.ts";

export default function DeactivateDialog(control: DialogControl) {
  const leave = useLeaveSite();
  return (
    <PasswordQuestion
      {...control}
      section="leave"
      title="Deactivate your account?"
      description="Open postings are closed and undecided applications withdrawn. Everything else comes back when you sign in again."
      action="Deactivate"
      pendingText="Deactivating"
      tone="danger"
      failure="Your account cannot be deactivated now"
      onSend={async (body) => {
        setClosing(true);
        try {
          await api("deactivateAccount", { body });
        } catch (error) {
          setClosing(false);
          throw error;
        }
        leave("accountDeactivated", "/");
      }}
    />
  );
}
