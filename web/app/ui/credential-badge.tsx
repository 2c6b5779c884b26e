import { credentialStatusLabels, type CredentialStatus } from "@caseload/contract/profiles/credential-kinds";
import { withdrawnGlyph } from "./application-status-badge.tsx";
import { Badge, type BadgeTone } from "./badge.tsx";
import type { StatusGlyphName, StatusGlyphShape } from "./status-glyph.tsx";

const treatments: Record<CredentialStatus, readonly [BadgeTone, StatusGlyphName | StatusGlyphShape]> = {
  pending: ["brass", "s-waiting"],
  verified: ["green", "check"],
  rejected: ["red", "cross"],
  lapsed: ["line", "s-closed"],
  withdrawn: ["line", withdrawnGlyph],
};

interface CredentialBadgeProps {
  status: CredentialStatus;
  className?: string | undefined;
}

export function CredentialBadge({ status, className }: CredentialBadgeProps) {
  const [tone, glyph] = treatments[status];
  return (
    <Badge className={className} tone={tone} glyph={glyph}>
      {credentialStatusLabels[status]}
    </Badge>
  );
}
