import { type ConflictStatus, conflictStatusLabels } from "@caseload/contract/hiring/conflict-statuses";
import { Link } from "react-router";
import { Badge, type BadgeTone } from "./badge.tsx";
import type { StatusGlyphName, StatusGlyphShape } from "./status-glyph.tsx";

const treatments: Record<ConflictStatus, readonly [BadgeTone, StatusGlyphName | StatusGlyphShape]> = {
  not_checked: ["line", { stroke: "M3 6h6" }],
  none: ["neutral", "check"],
  possible: ["brass", { stroke: "M6 2v5M6 9.9v.1" }],
  cleared: ["green", "check"],
  overridden: ["pen", { stroke: "M6 1.6 2.4 3v3c0 2.2 1.5 3.6 3.6 4.4 2.1-.8 3.6-2.2 3.6-4.4V3z" }],
};

/** The outcome of a conflict check; brass rather than red while one is possible, because it may be nothing. */
export function ConflictBadge({ status }: { status: ConflictStatus }) {
  const [tone, glyph] = treatments[status];
  return (
    <Badge tone={tone} glyph={glyph}>
      {conflictStatusLabels[status]}
    </Badge>
  );
}

interface ConflictLineProps {
  status: ConflictStatus;
  applicationId: number;
  describedBy: string;
}

/** On a card of an application: the outcome, and the way to its page. */
export const ConflictLine = ({ status, applicationId, describedBy }: ConflictLineProps) => (
  <span className="meta">
    <Link
      className="link touch-link small"
      to={`/applications/${applicationId}/conflict`}
      aria-describedby={describedBy}
    >
      Conflict check
    </Link>
    <ConflictBadge status={status} />
  </span>
);
