import type { DeliverableStatus } from "@caseload/contract/engagements/deliverable-moves";
import { Badge, type BadgeTone } from "~/ui/badge.tsx";
import type { StatusGlyphName, StatusGlyphShape } from "~/ui/status-glyph.tsx";

const circle = "M6 1.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8z";

const treatments: Record<
  DeliverableStatus,
  readonly [string, BadgeTone, StatusGlyphName | StatusGlyphShape]
> = {
  due: ["Due", "line", { stroke: circle, dashes: "2.2 2.4" }],
  submitted: ["Submitted", "pen", { stroke: circle, fill: "M6 1.6a4.4 4.4 0 0 1 0 8.8z" }],
  returned: ["Returned", "brass", { stroke: "M4.5 2 2 4.5 4.5 7M2 4.5h5a3 3 0 0 1 0 6H5" }],
  approved: ["Approved", "green", "check"],
};

export function DeliverableBadge({ status }: { status: DeliverableStatus }) {
  const [label, tone, glyph] = treatments[status];
  return (
    <Badge tone={tone} glyph={glyph}>
      {label}
    </Badge>
  );
}
