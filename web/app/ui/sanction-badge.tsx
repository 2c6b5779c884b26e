import { type SanctionState, sanctionStateLabels } from "@caseload/contract/staff/sanction-kinds";
import { Badge, type BadgeTone } from "./badge.tsx";
import type { StatusGlyphName } from "./status-glyph.tsx";

const treatments: Record<SanctionState, readonly [BadgeTone, StatusGlyphName]> = {
  active: ["red", "cross"],
  appealed: ["brass", "s-waiting"],
  ended: ["line", "s-closed"],
};

export function SanctionBadge({ state }: { state: SanctionState }) {
  const [tone, glyph] = treatments[state];
  return (
    <Badge tone={tone} glyph={glyph}>
      {sanctionStateLabels[state]}
    </Badge>
  );
}
