import { reportStatusLabels, type ReportStatus } from "@caseload/contract/staff/report-reasons";
import { Badge, type BadgeTone } from "~/ui/badge.tsx";
import type { StatusGlyphName } from "~/ui/status-glyph.tsx";

const treatments: Record<ReportStatus, readonly [BadgeTone, StatusGlyphName]> = {
  open: ["brass", "s-waiting"],
  upheld: ["red", "check"],
  dismissed: ["line", "cross"],
};

export function ReportBadge({ status }: { status: ReportStatus }) {
  const [tone, glyph] = treatments[status];
  return (
    <Badge tone={tone} glyph={glyph}>
      {reportStatusLabels[status]}
    </Badge>
  );
}
