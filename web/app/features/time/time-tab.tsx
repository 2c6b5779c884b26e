import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { Suspense } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { WeekSkeleton } from "./week-skeleton.tsx";

const ContractWeek = vitalPart(() => import("./contract-week.tsx"));
const Approval = vitalPart(() => import("./approval.tsx"));

/** Recorded time of one contract: the paralegal's week, or the firm's approval of it. */
export function TimeTab({ contract }: { contract: ContractDetail }) {
  return (
    <Suspense fallback={<WeekSkeleton />}>
      {contract.viewerSide === "paralegal" ? (
        <ContractWeek contract={contract} />
      ) : (
        <Approval contract={contract} />
      )}
    </Suspense>
  );
}
