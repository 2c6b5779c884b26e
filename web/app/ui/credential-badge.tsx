import { credentialStatusLabels, type CredentialStatus } from "@caseload/contract/profiles/credential-kinds";
import { Badge, type BadgeTone } from "./badge.tsx";
import type { StatusGlyphName } from "./status-glyph.tsx";

const treatments: Record<CredentialStatus, readonly [BadgeTone, StatusGlyphName]> = {
  pending: ["brass", "s-waiting"],
  verified: ["green", "check"],
  rejected: ["red", "cross"],
  lapsed: ["line", "s-closed"],
  withdrawn: ["line", "a-withdrawn"],
};

export function CredentialBadge({ status }: { status: CredentialStatus }) {
  const [tone, glyph] = treatments[status];
  return (
    <Badge tone={tone} glyph={glyph}>
      {credentialStatusLabels[status]}
    </Badge>
  );
}
