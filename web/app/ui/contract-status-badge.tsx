import { contractStatusLabels } from "@caseload/contract/engagements/status-labels";
import type { ContractStatus } from "@caseload/contract/lifecycles";
import { Badge, type BadgeTone } from "./badge.tsx";
import type { StatusGlyphName, StatusGlyphShape } from "./status-glyph.tsx";

const treatments: Record<ContractStatus, readonly [BadgeTone, StatusGlyphName | StatusGlyphShape]> = {
  pending_terms: ["brass", { stroke: "M3 1.6h4.2L9.6 4v6.4H3zM5 6h2.6M5 8.2h1.4" }],
  terms_agreed: ["pen", { stroke: "M1.8 10.6h8.4M3.4 8.2l.4-2 4.4-4.4 1.6 1.6-4.4 4.4z" }],
  in_progress: ["green", { stroke: "M6 1.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zM6 3.6V6l1.6 1.2" }],
  completed: ["neutral", "check"],
  cancelled: ["line", "cross"],
};

interface ContractStatusBadgeProps {
  status: ContractStatus;
  className?: string | undefined;
}

export function ContractStatusBadge({ status, className }: ContractStatusBadgeProps) {
  const [tone, glyph] = treatments[status];
  return (
    <Badge className={className} tone={tone} glyph={glyph}>
      {contractStatusLabels[status]}
    </Badge>
  );
}
