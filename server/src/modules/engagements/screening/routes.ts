import { screeningEndpoints } from "@caseload/contract/engagements/screening";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { presentScreening } from "./present.ts";
import { acknowledgeScreening, readScreening } from "./screening.ts";

export function screeningRoutes(register: Register, { db, clock }: Deps): void {
  register(screeningEndpoints.getScreening, async ({ actor, params }) =>
    presentScreening(await readScreening(db, actor, params.id)),
  );

  register(screeningEndpoints.acknowledgeScreening, async ({ actor, params }) => {
    await acknowledgeScreening(db, actor, params.id, clock());
    return presentScreening(await readScreening(db, actor, params.id));
  });
}
