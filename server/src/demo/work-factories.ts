/** Factories of deliverables and of the supervision log, for the demo and for tests. */
import type { Reader } from "../platform/db/database.ts";
import { supervisionEntries } from "../platform/db/schema/time.ts";
import { deliverables, deliverableSubmissions } from "../platform/db/schema/work.ts";
import { type Row, type RowInput, singleRow } from "./rows.ts";

/** A deliverable of the firm that is due in a week. */
export async function makeDeliverable(
  db: Reader,
  now: Date,
  input: RowInput<typeof deliverables> & { contractId: number; authorId: number },
): Promise<Row<typeof deliverables>> {
  const row = {
    title: "Privilege log, volume 4",
    dueOn: new Date(now.getTime() + 7 * 86_400_000).toISOString().slice(0, 10),
    authorSide: "attorney" as const,
    createdAt: now,
    ...input,
  };
  return singleRow(await db.insert(deliverables).values(row).returning());
}

/** A submission that awaits an answer. */
export async function makeSubmission(
  db: Reader,
  now: Date,
  input: RowInput<typeof deliverableSubmissions> & { deliverableId: number; submittedById: number },
): Promise<Row<typeof deliverableSubmissions>> {
  const row = { note: "118 entries in the form of the protective order.", submittedAt: now, ...input };
  return singleRow(await db.insert(deliverableSubmissions).values(row).returning());
}

/** An instruction in the supervision log. */
export async function makeSupervisionEntry(
  db: Reader,
  now: Date,
  input: RowInput<typeof supervisionEntries> & { contractId: number; authorId: number | null },
): Promise<Row<typeof supervisionEntries>> {
  const row = {
    kind: "instruction" as const,
    text: "Log attachments separately.",
    createdAt: now,
    ...input,
  };
  return singleRow(await db.insert(supervisionEntries).values(row).returning());
}
