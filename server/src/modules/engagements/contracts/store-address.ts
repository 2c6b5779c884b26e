import { addressProblem } from "@caseload/contract/engagements/mailing-address-text";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { badRequest } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { listMemberIds } from "../../firms/firm/queries.ts";
import type { PartyContract } from "./queries.ts";

/**
 * Stores the address that a side gives in a contract for its later agreements. An address that is stored already stays,
 * because the firm's belongs to the members who edit the firm.
 * @throws HttpError 400 when it is no mailing address
 */
export async function storeAddress(
  tx: Tx,
  { side, contract: { firmId, paralegalId } }: PartyContract,
  { firmAddress, paralegalAddress }: StructuredTerms,
): Promise<void> {
  const mailingAddress = (side === "attorney" ? firmAddress : paralegalAddress) ?? "";
  const problem = addressProblem(mailingAddress);
  if (problem !== null)
    throw badRequest(`${problem} (terms.${side === "attorney" ? "firmAddress" : "paralegalAddress"})`);
  if (side === "attorney") {
    await tx
      .update(firms)
      .set({ mailingAddress })
      .where(and(eq(firms.id, firmId), isNull(firms.mailingAddress)));
    await announce(tx, { to: await listMemberIds(tx, firmId), topics: ["profile"] });
    return;
  }
  await tx
    .update(users)
    .set({ mailingAddress })
    .where(and(eq(users.id, paralegalId), isNull(users.mailingAddress)));
  await announce(tx, { to: [paralegalId], topics: ["profile"] });
}
