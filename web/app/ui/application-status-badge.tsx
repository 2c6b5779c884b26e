import { applicationStatusLabels } from "@caseload/contract/hiring/status-labels";
import type { ApplicationStatus } from "@caseload/contract/lifecycles";
import { Badge, type BadgeTone } from "./badge.tsx";
import type { StatusGlyphName, StatusGlyphShape } from "./status-glyph.tsx";

export const withdrawnGlyph: StatusGlyphShape = {
  stroke: "M4.8 2.2 2 5l2.8 2.8M2 5h5.2a2.4 2.4 0 0 1 0 4.8H5",
};
const circle = "M6 1.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8z";

const treatments: Record<ApplicationStatus, readonly [BadgeTone, StatusGlyphName | StatusGlyphShape]> = {
  pending: ["neutral", { stroke: circle, dashes: "2.2 2.4" }],
  reviewing: ["pen", { stroke: circle, fill: "M6 1.6a4.4 4.4 0 0 1 0 8.8z" }],
  accepted: ["green", "check"],
  rejected: ["red", "cross"],
  withdrawn: ["line", withdrawnGlyph],
};

export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  const [tone, glyph] = treatments[status];
  return (
    <Badge tone={tone} glyph={glyph}>
      {applicationStatusLabels[status]}
    </Badge>
  );
}
