import { api } from "~/lib/api.ts";
import { leaveSite } from "~/lib/leave-site.ts";
import { useClosing } from "~/lib/close-session.ts";
import { PasswordQuestion } from "./password-question.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";

export default function DeactivateDialog(control: DialogControl) {
  const closing = useClosing();
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
        await closing(() => api("deactivateAccount", { body }));
        leaveSite("accountDeactivated", "/");
      }}
    />
  );
}
