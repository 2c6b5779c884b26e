import type { Contract } from "@caseload/contract/engagements/contracts";
import { plural } from "~/lib/phrases.ts";
import { Mark } from "~/ui/mark.tsx";
import { waitsForViewer } from "./next-step.ts";

/** How many contracts need a step of the viewer. */
export function ContractsLede({ contracts }: { contracts: readonly Contract[] }) {
  const waiting = contracts.filter(waitsForViewer).length;
  if (waiting === 0) return "Terms, signatures and progress of every assignment.";
  return (
    <>
      <Mark>{plural(waiting, "contract")}</Mark> {waiting === 1 ? "needs" : "need"} your response.
    </>
  );
}
