/** Factories of credentials, evidence and abuse reports, for the demo and for tests. */
import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { Reader } from "../platform/db/database.ts";
import { credentials } from "../platform/db/schema/credentials.ts";
import { files } from "../platform/db/schema/files.ts";
import { sanctions } from "../platform/db/schema/sanctions.ts";
import { reports } from "../platform/db/schema/abuse-reports.ts";
import type { FileStorage } from "../platform/files/storage.ts";
import { type RowInput, singleRow, type Row } from "./rows.ts";

/** A PDF of one page with one line of ASCII text without parentheses (ISO 32000-1, 7.5). */
export function onePagePdf(text: string): Buffer {
  const content = `BT /F 16 Tf 40 110 Td (${text}) Tj ET`;
  const lines = [
    "%PDF-1.4",
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj",
    `4 0 obj<</Length ${content.length}>>stream`,
    content,
    "endstream endobj",
    "5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj",
    "trailer<</Root 1 0 R>>",
    "%%EOF",
    "",
  ];
  return Buffer.from(lines.join("\n"));
}

export const evidencePdf = onePagePdf("Certificate of the demo office");

export async function makeEvidence(
  db: Reader,
  store: FileStorage,
  now: Date,
  { ownerId, content = evidencePdf }: { ownerId: number; content?: Buffer },
): Promise<Row<typeof files>> {
  const row = {
    name: randomUUID(),
    ownerId,
    purpose: "evidence" as const,
    state: "kept" as const,
    shownName: "certificate.pdf",
    mediaType: "application/pdf",
    bytes: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
    createdAt: now,
  };
  await store.put(row.name, Readable.from([content], { objectMode: false }), content.length);
  return singleRow(await db.insert(files).values(row).returning());
}

export async function makeCredential(
  db: Reader,
  now: Date,
  input: RowInput<typeof credentials> & { userId: number },
): Promise<Row<typeof credentials>> {
  const isDecided = input.status === "verified" || input.status === "rejected";
  const row = {
    kind: "certification" as const,
    title: "Certified Paralegal (CP)",
    issuer: "NALA",
    number: "118204",
    issuedOn: "2023-05-02",
    submittedAt: now,
    ...(isDecided && {
      decidedAt: now,
      decidedBy: "Caseload staff",
      reason: "Name and number compared with the issuer's register.",
    }),
    ...input,
  };
  return singleRow(await db.insert(credentials).values(row).returning());
}

export async function makeReport(
  db: Reader,
  now: Date,
  input: RowInput<typeof reports> & { reporterId: number; reportedId: number },
): Promise<Row<typeof reports>> {
  const row = {
    subject: "profile" as const,
    subjectId: input.reportedId,
    excerpt: "Litigation paralegal with years of document review.",
    reason: "false_claims" as const,
    text: "The register does not know this certificate.",
    createdAt: now,
    ...input,
  };
  return singleRow(await db.insert(reports).values(row).returning());
}

export async function makeSanction(
  db: Reader,
  now: Date,
  input: RowInput<typeof sanctions> & { userId: number },
): Promise<Row<typeof sanctions>> {
  const row = {
    kind: "warning" as const,
    reason: "You asked an applicant for a deposit.",
    createdBy: "Caseload staff",
    createdAt: now,
    ...input,
  };
  return singleRow(await db.insert(sanctions).values(row).returning());
}
