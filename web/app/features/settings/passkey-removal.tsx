import type { Passkey } from "@caseload/contract/accounts/passkeys";
import { api } from "~/lib/api.ts";
import { useRefetch } from "~/lib/use-refetch.ts";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { PasswordQuestion } from "./password-question.tsx";

interface PasskeyRemovalProps extends DialogControl {
  passkey: Passkey;
}

export default function PasskeyRemoval({ passkey: { id, name }, ...control }: PasskeyRemovalProps) {
  const toast = useToast();
  const refetch = useRefetch();
  return (
    <PasswordQuestion
      {...control}
      section="passkeys"
      title="Remove this passkey?"
      description={`${name} will no longer work. Your device may still offer it until you delete it there.`}
      action="Remove"
      pendingText="Removing"
      tone="danger"
      failure="The passkey wasn't removed"
      onSend={async (body) => {
        await api("removePasskey", { params: { id }, body });
        await refetch("removePasskey");
        toast.success("Passkey removed", `${name} no longer works.`);
        control.onOpenChange(false);
      }}
    />
  );
}
