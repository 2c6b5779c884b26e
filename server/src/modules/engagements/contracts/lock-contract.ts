import type { UserType } from "@caseload/contract/roles";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { sideOf } from "./policy.ts";
import { type ContractRow, findContract } from "./queries.ts";

/**
 * The contract and the side that the actor acts for.
 * @param only the one side that may do what follows
 * @throws HttpError 404 for everybody else
 */
export async function openContractFor(
  db: Reader,
  actor: Actor,
  id: number,
  only?: UserType,
): Promise<ContractRow & { side: UserType }> {
  const row = await findContract(db, id);
  const side = row ? sideOf(actor, row.contract) : null;
  if (!row || !side || (only && side !== only)) throw notFound(errorMessages.contractNotFound);
  return { ...row, side };
}
