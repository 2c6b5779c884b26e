import type { Tx } from "../../../platform/db/database.ts";
import { firms } from "../../../platform/db/schema/firms.ts";

/** An attorney gets a firm of their own, unnamed until the profile form (PRODUCT.md "People, firms, roles"). */
export async function openFirm(tx: Tx, now: Date): Promise<number> {
  const [firm] = await tx.insert(firms).values({ createdAt: now }).returning({ id: firms.id });
  if (!firm) throw new Error("The firm was not stored.");
  return firm.id;
}
