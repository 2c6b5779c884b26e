/** Reviews of the demo's completed contracts. All of them are invented. */
import { criteriaOf } from "@caseload/contract/engagements/review-rules";
import type { UserType } from "@caseload/contract/roles";
import { eq } from "drizzle-orm";
import type { Reader, Tx } from "../platform/db/database.ts";
import { contracts } from "../platform/db/schema/contracts.ts";
import { reviews } from "../platform/db/schema/reviews.ts";
import { type RowInput, type Row, singleRow } from "./rows.ts";

type Contract = Pick<Row<typeof contracts>, "id" | "paralegalId" | "attorneyId" | "firmId">;

/** A review of one side of a contract, published unless it says otherwise. */
export async function makeReview(
  db: Reader,
  now: Date,
  { id, paralegalId, attorneyId, firmId }: Contract,
  input: RowInput<typeof reviews> & { side: UserType },
): Promise<Row<typeof reviews>> {
  const rating = input.rating ?? 5;
  const row = {
    contractId: id,
    paralegalId,
    firmId,
    authorId: input.side === "attorney" ? attorneyId : paralegalId,
    rating,
    criteria: Object.fromEntries(criteriaOf[input.side].map((criterion) => [criterion, rating])),
    text: "Careful work, on time.",
    createdAt: now,
    publishedAt: now,
    ...input,
  };
  return singleRow(await db.insert(reviews).values(row).returning());
}

const hourMs = 3_600_000;

/** Both sides of Daniel's finished engagement wrote within three days, and he replied. */
export async function makeDemoReviews(tx: Tx, contractId: number): Promise<void> {
  const [contract] = await tx.select().from(contracts).where(eq(contracts.id, contractId));
  if (!contract?.endedAt) throw new Error(`The contract ${contractId} is not completed.`);
  const after = (hours: number) => new Date((contract.endedAt?.getTime() ?? 0) + hours * hourMs);
  const publishedAt = after(60);
  await makeReview(tx, after(20), contract, {
    side: "attorney",
    publishedAt,
    text: "The exhibit list was right the first time, and the binders were at the courthouse a day early.",
    reply: "Thank you. The exhibit protocol that you sent on the first day made it easy.",
    repliedAt: after(70),
    repliedById: contract.paralegalId,
  });
  await makeReview(tx, after(60), contract, {
    side: "paralegal",
    rating: 4,
    publishedAt,
    criteria: { instructions: 5, payment: 4, communication: 5 },
    text: "Clear instructions and quick answers. One invoice was paid a few days late.",
  });
}
