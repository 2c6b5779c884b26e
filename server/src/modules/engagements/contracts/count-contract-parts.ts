import type { ContractCounts } from "@caseload/contract/engagements/contract-counts";
import { and, count, countDistinct, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import { type Db, readConsistently } from "../../../platform/db/database.ts";
import { contractFiles } from "../../../platform/db/schema/contract-files.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { invoices } from "../../../platform/db/schema/invoices.ts";
import { messages } from "../../../platform/db/schema/messages.ts";
import { deliverables } from "../../../platform/db/schema/work.ts";
import { fileAccessEnd } from "./policy.ts";
import { requireParty } from "./queries.ts";

/** Counts what the tabs of a contract's page hold for the viewer. @throws HttpError as requireParty */
export const countContractParts = (db: Db, viewer: Actor, id: number, now: Date): Promise<ContractCounts> =>
  readConsistently(db, async (tx) => {
    const { contract, side, attorney, paralegal, certificateSignedAt } = await requireParty(tx, viewer, id);
    const accessEnd = fileAccessEnd(contract.endedAt, certificateSignedAt);
    const opensFiles = side === "attorney" || accessEnd === null || accessEnd > now;
    const sender = side === "paralegal" ? attorney : paralegal;
    const [row] = await tx
      .select({
        deliverables: sql`(${tx
          .select({ count: count() })
          .from(deliverables)
          .where(eq(deliverables.contractId, id))})`.mapWith(Number),
        files: sql`(${tx
          .select({ count: countDistinct(sql`lower(${contractFiles.name})`) })
          .from(contractFiles)
          .where(
            and(
              eq(contractFiles.contractId, id),
              isNull(contractFiles.deletedAt),
              ne(contractFiles.scan, "infected"),
            ),
          )})`.mapWith(Number),
        unreadMessages: sql`(${tx
          .select({ count: count() })
          .from(messages)
          .where(
            and(
              eq(messages.receiverId, viewer.id),
              eq(messages.senderId, sender.id),
              isNull(messages.readAt),
            ),
          )})`.mapWith(Number),
        invoices: sql`(${tx
          .select({ count: count() })
          .from(invoices)
          .where(
            and(eq(invoices.contractId, id), or(sql`${side === "paralegal"}`, ne(invoices.status, "draft"))),
          )})`.mapWith(Number),
      })
      .from(contracts)
      .where(eq(contracts.id, id));
    if (!row) throw new Error("A count has no row.");
    return { ...row, files: opensFiles ? row.files : 0 };
  });
