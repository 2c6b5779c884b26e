import { api } from "~/lib/api.ts";
import { createPasskey } from "~/lib/passkeys.ts";
import { useRefetch } from "~/lib/use-refetch.ts";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { PasswordQuestion } from "./password-question.tsx";

/** The password, then the browser's own dialog. */
export default function PasskeyDialog(control: DialogControl) {
  const toast = useToast();
  const refetch = useRefetch();
  return (
    <PasswordQuestion
      {...control}
      section="passkeys"
      title="Add a passkey"
      description="Enter your password. Then your browser asks where to save the passkey, and for your fingerprint, face or PIN."
      action="Continue"
      pendingText="Waiting for your device"
      failure="The passkey wasn't added"
      onSend={async (body) => {
        const credential = await createPasskey(await api("beginPasskey", { body }));
        const { name } = await api("addPasskey", { body: { credential } });
        await refetch("addPasskey");
        toast.success("Passkey added", `Saved as ${name}. You can sign in with it from now on.`);
        control.onOpenChange(false);
      }}
    />
  );
}
