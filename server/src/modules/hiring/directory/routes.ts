import { directoryEndpoints } from "@caseload/contract/hiring/directory";
import type { Deps } from "../../../platform/deps.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { addToShortlist, dropFromShortlist } from "./change-shortlist.ts";
import { directoryViewerOf } from "../../profiles/paralegal-profiles/directory-viewer.ts";
import { presentEntry } from "./present.ts";
import { countParalegals, listParalegals } from "./queries.ts";

const success = { success: true } as const;

export function directoryRoutes(register: Register, { db, clock }: Deps): void {
  register(directoryEndpoints.listParalegals, async ({ actor, query }) => {
    const { rows, next } = await listParalegals(db, query, directoryViewerOf(actor));
    return { rows: rows.map(presentEntry), next };
  });

  register(directoryEndpoints.countParalegals, async ({ actor, query }) =>
    countParalegals(db, query, directoryViewerOf(actor)),
  );

  register(directoryEndpoints.shortlistParalegal, async ({ actor, params }) => {
    await addToShortlist(db, inFirm(actor), params.id, clock());
    return success;
  });

  register(directoryEndpoints.dropFromShortlist, async ({ actor, params }) => {
    await dropFromShortlist(db, inFirm(actor), params.id);
    return success;
  });
}
