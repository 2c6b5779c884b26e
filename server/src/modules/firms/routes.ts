import { firmEndpoints } from "@caseload/contract/firms";
import { refusals } from "@caseload/contract/refusals";
import type { Deps } from "../../deps.ts";
import type { Register } from "../../http/register.ts";
import { missing } from "../../refusal.ts";
import { presentPublicFirm } from "./present.ts";
import { findPublicFirm } from "./queries.ts";

export function firmRoutes(register: Register, { db }: Deps): void {
  register(firmEndpoints.getFirm, async ({ params }) => {
    const firm = await findPublicFirm(db, params.id);
    if (!firm) throw missing(refusals.firmNotFound);
    return presentPublicFirm(firm);
  });
}
