import { firmEndpoints } from "@caseload/contract/firms/firms";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { presentPublicFirm } from "./present.ts";
import { findPublicFirm } from "./queries.ts";

export function firmRoutes(register: Register, { db, hooks, clock }: Deps): void {
  register(firmEndpoints.getFirm, async ({ params }) => {
    const firm = await findPublicFirm({ db, hooks }, params.id, clock());
    if (!firm) throw notFound(firmErrorMessages.firmNotFound);
    return presentPublicFirm(firm);
  });
}
