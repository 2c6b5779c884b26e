import { firmEndpoints } from "@caseload/contract/firms";
import { firmRefusals } from "@caseload/contract/firm-refusals";
import type { Deps } from "../../deps.ts";
import type { Register } from "../../http/register.ts";
import { missing } from "../../refusal.ts";
import { presentPublicFirm } from "./present.ts";
import { findPublicFirm } from "./queries.ts";

export function firmRoutes(register: Register, { db, clock }: Deps): void {
  register(firmEndpoints.getFirm, async ({ params }) => {
    const firm = await findPublicFirm(db, params.id, clock());
    if (!firm) throw missing(firmRefusals.firmNotFound);
    return presentPublicFirm(firm);
  });
}
