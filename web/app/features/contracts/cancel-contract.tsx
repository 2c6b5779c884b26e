import type { Contract } from "@caseload/contract/engagements/contracts";
import { useState } from "react";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useWasTrue } from "~/lib/use-was-true.ts";

const CancelDialog = vitalPart(() => import("./cancel-dialog.tsx"));

/** Possible for both sides until completion. */
export function CancelContract({ contract }: { contract: Contract }) {
  const [isAsking, setAsking] = useState(false);
  const wasAsked = useWasTrue(isAsking);
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsking(true)}>
        Cancel Contract
      </Button>
      {wasAsked && (
        <LateDialog onOpenChange={setAsking}>
          <CancelDialog contract={contract} open={isAsking} onOpenChange={setAsking} />
        </LateDialog>
      )}
    </>
  );
}
