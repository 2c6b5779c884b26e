import { contactStatusLabels, type ContactStatus } from "@caseload/contract/staff/contact-topics";
import { Badge, type BadgeTone } from "~/ui/badge.tsx";
import type { StatusGlyphName } from "~/ui/status-glyph.tsx";

const treatments: Record<ContactStatus, readonly [BadgeTone, StatusGlyphName]> = {
  open: ["brass", "s-waiting"],
  answered: ["green", "check"],
  closed: ["line", "s-closed"],
};

export function ContactStatusBadge({ status }: { status: ContactStatus }) {
  const [tone, glyph] = treatments[status];
  return (
    <Badge tone={tone} glyph={glyph}>
      {contactStatusLabels[status]}
    </Badge>
  );
}
