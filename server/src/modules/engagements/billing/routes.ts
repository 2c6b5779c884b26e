import { billingEndpoints } from "@caseload/contract/engagements/billing";
import { idParams } from "@caseload/contract/fields";
import { Readable } from "node:stream";
import { dayIn } from "../../../platform/calendar-day.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { sendDownload } from "../../../platform/http/send-download.ts";
import { ledesOf } from "./bill-time.ts";
import { presentBilling } from "./present.ts";
import { readBilling, requireBiller } from "./queries.ts";
import { setBilling } from "./set-billing.ts";

export function billingRoutes(register: Register, { db, clock }: Deps): void {
  register(billingEndpoints.getContractBilling, async ({ actor, params }) =>
    presentBilling(await readBilling(db, actor, params.id)),
  );

  register(
    billingEndpoints.setContractBilling,
    async ({ actor, params, body }) => {
      await setBilling(db, actor, params.id, body, clock());
      return presentBilling(await readBilling(db, actor, params.id));
    },
    {
      // Strangers and the paralegal get 404 whatever they send, before the body is checked.
      before: async ({ actor, params }) => {
        const named = idParams.safeParse(params);
        if (actor && named.success) await requireBiller(db, actor, named.data.id);
      },
    },
  );

  register(billingEndpoints.downloadLedes, async ({ actor, params, query, reply }) => {
    const record = await readBilling(db, actor, params.id, query);
    const lines = ledesOf(record, query, dayIn(clock(), actor.timeZone));
    return sendDownload(reply, `caseload-contract-${params.id}-ledes1998b.txt`, Readable.from(lines));
  });
}
