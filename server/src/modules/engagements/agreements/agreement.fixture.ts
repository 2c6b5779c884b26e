/** Agreements for tests. */
import { createHash } from "node:crypto";
import { termsOf } from "../../../testkit/contract-terms.ts";
import type { AgreementDocument, AgreementEvent } from "./agreement-document.ts";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

const clauses = [
  "This Engagement Agreement (the “Agreement”) is made between Lindqvist Okafor LLP, 1735 Market Street, Philadelphia, PA 19103, and Daniel Reyes, 2120 Spruce Street, Philadelphia, PA 19103.",
  "The Paralegal shall perform these services (the “Services”):\n(a) a second-pass privilege review of about 14,000 documents;\n(b) resolution of first-pass conflicts;\n(c) a privilege log in the form required by the stipulated protective order.",
  "The term begins on November 2, 2026 and ends on December 11, 2026, unless terminated earlier under Section 13.",
  "4.1 The Firm shall pay the Paralegal $54.00 for each approved hour, recorded in tenths of an hour.\n4.2 Approved time shall not exceed 80.0 hours (the “Cap”) without an amendment signed by both parties.\n4.3 The Firm shall pay each invoice within 30 days after the day on which it is sent.",
];
const headings = [
  "Parties and addresses",
  "Services",
  "Term",
  "Compensation, cap and payment date",
  "Expenses",
  "Independent contractor and taxes",
  "Supervision",
  "Limits of the engagement",
  "Confidentiality and data security",
  "Conflicts",
  "Work product",
  "No fee sharing",
  "Termination and pay to date",
  "Disputes",
  "Electronic signatures",
  "Notices",
  "Governing law",
  "Entire agreement",
  "Compliance with the Freelance Isn’t Free Act",
  "Additional terms",
];

export const makeTerms = (sections = 20): string =>
  headings
    .slice(0, sections)
    .map(
      (heading, at) =>
        `${at + 1}. ${heading}\n${clauses[at] ?? `Section ${at + 1} binds both parties. ${"Each party shall do what this section requires of it, at its own expense and without delay. ".repeat(3)}`.trim()}`,
    )
    .join("\n\n");

export const makeEvents = (count: number): AgreementEvent[] => {
  let previousHash: string | null = null;
  return Array.from({ length: count }, (_, at) => {
    const hash = sha256(`${previousHash ?? ""}\n${at}`);
    const event: AgreementEvent = {
      kind: at === 0 ? "drafted" : "agreed",
      text: at === 0 ? "Terms drafted" : "Signed the agreement",
      actorName: at % 3 === 2 ? null : "Margaret Okafor",
      note: at % 5 === 4 ? "Payment in 21 days works for me." : null,
      createdAt: new Date(Date.UTC(2026, 9, 26, 14, at % 60, 7, 125)),
      contentSha256: at < 2 ? sha256(`content ${at}`) : null,
      hash,
      previousHash,
    };
    previousHash = hash;
    return event;
  });
};

/** An agreement that both parties have signed. */
export function makeAgreement(input: Partial<AgreementDocument> = {}): AgreementDocument {
  const terms = input.terms ?? makeTerms();
  const hash = sha256(terms);
  const signature = {
    ipAddress: "203.0.113.24",
    userAgent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36",
    timeZone: "America/New_York",
    sha256: hash,
  };
  return {
    contractId: 183,
    version: 2,
    title: "Second-pass privilege review, Halden product liability",
    firmName: "Lindqvist Okafor LLP",
    paralegalName: "Daniel Reyes",
    terms,
    termsSha256: hash,
    structuredTerms: termsOf(1),
    status: "Terms agreed",
    signatures: [
      {
        ...signature,
        side: "attorney",
        name: "Margaret Okafor",
        accountName: "Margaret Okafor",
        role: "Senior Partner",
        signedAt: new Date("2026-10-28T20:20:11.480Z"),
        secondFactor: true,
        emailConfirmed: true,
      },
      {
        ...signature,
        side: "paralegal",
        name: "Daniel Reyes",
        accountName: "Daniel Reyes",
        role: null,
        signedAt: new Date("2026-10-29T15:06:12.345Z"),
        secondFactor: false,
        emailConfirmed: false,
        ipAddress: "2001:db8:85a3::8a2e:370:7334",
      },
    ],
    versions: [
      {
        version: 1,
        authorName: "Margaret Okafor",
        side: "attorney",
        note: null,
        createdAt: new Date("2026-10-26T14:00:07.125Z"),
        sha256: sha256("1"),
      },
      {
        version: 2,
        authorName: "Daniel Reyes",
        side: "paralegal",
        note: "Cap of 80 hours, as discussed.",
        createdAt: new Date("2026-10-27T09:12:44.002Z"),
        sha256: hash,
      },
    ],
    timeline: makeEvents(6),
    generatedAt: new Date("2026-10-29T15:06:13.000Z"),
    ...input,
  };
}
