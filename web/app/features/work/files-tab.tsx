import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { keepFocus } from "~/ui/keep-focus.ts";
import { ContractFiles } from "./contract-files.tsx";
import { WorkDialogs } from "./work-dialogs.tsx";
import { useWorkQuestion } from "./work-question.ts";

/** All files that both sides of a contract share. */
export function FilesTab({ contract }: { contract: ContractDetail }) {
  const { asked, ask, setOpen } = useWorkQuestion();
  return (
    <>
      <ContractFiles
        contract={contract}
        onDelete={({ name }, file) => ask({ kind: "deleteFile", name, file })}
        onCertify={() => ask({ kind: "certificate" })}
      />
      <WorkDialogs contract={contract} asked={asked} setOpen={setOpen} onDeleted={keepFocus} />
    </>
  );
}
