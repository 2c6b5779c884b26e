import { firmEndpoints } from "@caseload/contract/firms";
import { firmRefusals } from "@caseload/contract/firm-refusals";
import type { Deps } from "../../deps.ts";
import type { Register } from "../../http/register.ts";
import { missing } from "../../refusal.ts";
import { presentResponses } from "../responses/present.ts";
import { findResponses } from "../responses/queries.ts";
import { presentPublicFirm } from "./present.ts";
import { findPublicFirm } from "./queries.ts";

export function firmRoutes(register: Register, { db, clock }: Deps): void {
  register(firmEndpoints.getFirm, async ({ params }) => {
    const firm = await findPublicFirm(db, params.id);
    if (!firm) throw missing(firmRefusals.firmNotFound);
    const responses = await findResponses(db, [firm.id]);
    return presentPublicFirm(firm, presentResponses(responses.get(firm.id), clock()));
  });
}
