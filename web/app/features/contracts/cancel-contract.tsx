import type { Contract } from "@caseload/contract/engagements/contracts";
import { useState } from "react";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";

const CancelQuestion = vitalPart(() => import("./cancel-question.tsx"));

/** Possible for both sides until completion. */
export function CancelContract({ contract }: { contract: Contract }) {
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="danger-quiet"
        onClick={() => {
          setAsked(true);
          setAsking(true);
        }}
      >
        Cancel Contract
      </Button>
      {wasAsked && (
        <LateDialog onOpenChange={setAsking}>
          <CancelQuestion contract={contract} open={isAsking} onOpenChange={setAsking} />
        </LateDialog>
      )}
    </>
  );
}
