import type { ReactNode } from "react";
import { Badge } from "./badge.tsx";

interface CredentialTextProps {
  title: string;
  /** Whether our staff compared it with the issuer's register. */
  isVerified?: boolean;
  /** What follows the title of a verified one, such as the day of the check. */
  children?: ReactNode;
}

/** A credential as it reads everywhere: one that we checked is strong under a green check, one that its owner only states says so. */
export const CredentialText = ({ title, isVerified, children }: CredentialTextProps) =>
  isVerified ? (
    <>
      <Badge tone="green" glyph="check">
        Verified
      </Badge>{" "}
      <b className="strong">{title}</b>
      {children}
    </>
  ) : (
    <>
      {title} <Badge tone="line">Self-reported</Badge>
    </>
  );
