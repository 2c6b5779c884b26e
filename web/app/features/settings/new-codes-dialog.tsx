import { useState } from "react";
import { api } from "~/lib/api.ts";
import { useRefetch } from "~/lib/use-refetch.ts";
import { PasswordQuestion } from "./password-question.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";

/** Ten new recovery codes in place of those that are left. */
export default function NewCodesDialog(control: DialogControl) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refetch = useRefetch();
  if (codes) return <RecoveryCodesDialog {...control} codes={codes} />;
  return (
    <PasswordQuestion
      {...control}
      section="two-factor"
      title="Generate new recovery codes?"
      description="Your current codes stop working."
      action="Generate New Codes"
      pendingText="Making"
      failure="We couldn't generate the codes"
      onSend={async (body) => {
        const { recoveryCodes } = await api("renewRecoveryCodes", { body });
        setCodes(recoveryCodes);
        void refetch("renewRecoveryCodes");
      }}
    />
  );
}
