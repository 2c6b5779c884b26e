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
      title="Make new recovery codes?"
      description="The codes that you have now stop working."
      action="Make New Codes"
      pendingText="Making"
      failure="The codes could not be made"
      onSend={async (body) => {
        const { recoveryCodes } = await api("renewRecoveryCodes", { body });
        setCodes(recoveryCodes);
        void refetch("renewRecoveryCodes");
      }}
    />
  );
}
