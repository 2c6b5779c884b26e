/** Reads of a contract's work, each with the viewer's access checked in the same snapshot. */
import type { Actor } from "../../../platform/actor.ts";
import { type Db, type Tx, readConsistently } from "../../../platform/db/database.ts";
import { requireParty } from "../contracts/queries.ts";
import { listDeliverables, listSupervision, readDeliverables, readSupervision } from "./queries.ts";

type Paging = Parameters<typeof listDeliverables>[2];

/** @throws HttpError 404 for people who are not of either side */
const readForParty = <Rows>(db: Db, actor: Actor, contractId: number, read: (tx: Tx) => Promise<Rows>) =>
  readConsistently(db, async (tx) => {
    await requireParty(tx, actor, contractId);
    return read(tx);
  });

/** A page of a contract's deliverables. @throws HttpError as readForParty */
export const listContractDeliverables = (db: Db, actor: Actor, contractId: number, page: Paging) =>
  readForParty(db, actor, contractId, (tx) => listDeliverables(tx, contractId, page));

/** All deliverables of a contract. @throws HttpError as readForParty */
export const readContractDeliverables = (db: Db, actor: Actor, contractId: number) =>
  readForParty(db, actor, contractId, (tx) => readDeliverables(tx, contractId));

/** A page of a contract's supervision log. @throws HttpError as readForParty */
export const listContractSupervision = (db: Db, actor: Actor, contractId: number, page: Paging) =>
  readForParty(db, actor, contractId, (tx) => listSupervision(tx, contractId, page));

/** The whole supervision log of a contract. @throws HttpError as readForParty */
export const readContractSupervision = (db: Db, actor: Actor, contractId: number) =>
  readForParty(db, actor, contractId, (tx) => readSupervision(tx, contractId));
