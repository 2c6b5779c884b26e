import { api } from "~/lib/api.ts";
import { useRefetch } from "~/lib/use-refetch.ts";
import { useToast } from "~/ui/toast-context.ts";
import { PasswordQuestion } from "./password-question.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";

export default function TwoFactorRemoval(control: DialogControl) {
  const toast = useToast();
  const refetch = useRefetch();
  return (
    <PasswordQuestion
      {...control}
      section="two-factor"
      title="Turn off two-factor authentication?"
      description="You'll sign in with your password alone, and your recovery codes stop working."
      action="Turn Off"
      pendingText="Turning off"
      tone="danger"
      failure="We couldn't turn it off"
      onSend={async (body) => {
        await api("removeTwoFactor", { body });
        await refetch("removeTwoFactor");
        toast.success("Two-factor authentication is off", "You now sign in with your password alone.");
        control.onOpenChange(false);
      }}
    />
  );
}
