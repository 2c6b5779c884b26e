import { engagementNumber } from "@caseload/contract/engagements/engagement-number";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import type { UserType } from "@caseload/contract/roles";

/** One signature under the terms. */
export interface AgreementSignature {
  side: UserType;
  /** As typed by the person who signed. */
  name: string;
  accountName: string;
  /** Such as "Senior Partner". */
  role: string | null;
  signedAt: Date;
  /** IANA name of the person's time zone; the instant is shown in UTC only when it is missing. */
  timeZone?: string | null;
  ipAddress: string;
  userAgent: string;
  secondFactor: boolean;
  /** Null for signatures from before it was recorded. */
  emailConfirmed: boolean | null;
  /** SHA-256 of the terms that were signed, in hex. */
  sha256: string;
}

/** One version of the terms. */
export interface AgreementVersion {
  version: number;
  authorName: string;
  side: UserType;
  note: string | null;
  createdAt: Date;
  /** SHA-256 of the terms, in hex. */
  sha256: string;
}

/** One event of the timeline with its place in the hash chain. */
export interface AgreementEvent {
  kind: string;
  /** The event in words, such as "Terms drafted". */
  text: string;
  /** Null for scheduled tasks. */
  actorName: string | null;
  note: string | null;
  createdAt: Date;
  /** SHA-256 of the version or signature that it is about; null for events without one. */
  contentSha256: string | null;
  hash: string;
  previousHash: string | null;
}

/** Everything that the PDF of an agreement says. */
export interface AgreementDocument {
  contractId: number;
  version: number;
  title: string;
  firmName: string;
  paralegalName: string;
  /** Numbered sections: "1. Heading", a line break, the text; an empty line between sections. */
  terms: string;
  /** SHA-256 of `terms` in UTF-8, in hex. */
  termsSha256: string;
  /** The values that `terms` were drawn up from. */
  structuredTerms: StructuredTerms;
  status: string;
  signatures: readonly AgreementSignature[];
  versions: readonly AgreementVersion[];
  timeline: readonly AgreementEvent[];
  generatedAt: Date;
}

/** "0183": contract numbers have at least four digits. */

/** "Engagement Agreement No. 0183, version 2" */
export const agreementTitle = ({
  contractId,
  version,
}: Pick<AgreementDocument, "contractId" | "version">): string =>
  `Engagement Agreement ${engagementNumber(contractId)}, version ${version}`;
