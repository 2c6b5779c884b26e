import type { TimeStatus } from "@caseload/contract/engagements/time-entries";
import { Badge, type BadgeTone } from "~/ui/badge.tsx";
import type { StatusGlyphName, StatusGlyphShape } from "~/ui/status-glyph.tsx";

const circle = "M6 1.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8z";

const treatments: Record<TimeStatus, readonly [string, BadgeTone, StatusGlyphName | StatusGlyphShape]> = {
  draft: ["Draft", "neutral", "s-draft"],
  submitted: ["Submitted", "brass", { stroke: circle, dashes: "2.2 2.4" }],
  returned: ["Returned", "brass", { stroke: "M4.8 2.2 2 5l2.8 2.8M2 5h5.2a2.4 2.4 0 0 1 0 4.8H5" }],
  approved: ["Approved", "green", "check"],
  invoiced: ["Invoiced", "pen", "check"],
};

export function TimeStatusBadge({ status }: { status: TimeStatus }) {
  const [label, tone, glyph] = treatments[status];
  return (
    <Badge tone={tone} glyph={glyph}>
      {label}
    </Badge>
  );
}
