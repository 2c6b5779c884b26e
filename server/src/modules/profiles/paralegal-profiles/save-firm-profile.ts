import { changesOf } from "@caseload/contract/endpoint";
import { profileEndpoints, type firmProfileCreation } from "@caseload/contract/profiles/profiles";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../../platform/db/database.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { firmNameLook } from "../../firms/firm/firm-name-look.ts";
import { markSimilarFirmsTask } from "../../firms/firm/mark-similar-firms.ts";
import { findSimilarFirm, requireFreeFirmName } from "../../firms/firm/taken-firm-name.ts";
import { listMemberIds } from "../../firms/firm/queries.ts";
import type { FirmRow } from "./queries.ts";

type FirmProfile = z.output<typeof firmProfileCreation>;

/**
 * Creates or replaces a firm's profile. A new name refreshes job lists, because postings show it.
 * @throws HttpError 409 when the new name looks like that of another firm
 */
export async function saveFirmProfile(db: Db, firmId: number, input: FirmProfile): Promise<FirmRow> {
  const { firmName, firmSize, defaultTerms, mailingAddress, ...rest } = input;
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ name: firms.name })
      .from(firms)
      .where(eq(firms.id, firmId))
      .for("update");
    // Firms with equal names from before the check keep them.
    if (!before?.name || firmNameLook(before.name) !== firmNameLook(firmName))
      await requireFreeFirmName(tx, firmId, firmName);
    const [firm] = await tx
      .update(firms)
      .set({
        ...rest,
        name: firmName,
        ...(before?.name !== firmName && { similarFirmId: await findSimilarFirm(tx, firmId, firmName) }),
        size: firmSize,
        complete: true,
        ...(defaultTerms !== undefined && { defaultTerms: defaultTerms || null }),
        ...(mailingAddress !== undefined && { mailingAddress }),
      })
      .where(eq(firms.id, firmId))
      .returning();
    if (!firm) throw new Error("The firm was not stored.");
    await announce(tx, {
      to: await listMemberIds(tx, firmId),
      topics: changesOf(profileEndpoints.createFirmProfile, "profile"),
    });
    if (before?.name !== firm.name) {
      await announce(tx, { to: "everyone", topics: changesOf(profileEndpoints.createFirmProfile, "jobs") });
      await enqueue(tx, markSimilarFirmsTask, {});
    }
    return firm;
  });
}
