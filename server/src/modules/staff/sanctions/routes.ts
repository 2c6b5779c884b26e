import { sanctionErrorMessages } from "@caseload/contract/staff/sanction-messages";
import { sanctionEndpoints } from "@caseload/contract/staff/sanctions";
import type { Deps } from "../../../platform/deps.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import { appealSanction } from "./appeal-sanction.ts";
import { keepSanction, liftSanction } from "./end-sanction.ts";
import { imposeSanction } from "./impose-sanction.ts";
import { presentSanction, presentSanctionFile } from "./present.ts";
import { allSanctions, findSanction, listOwnSanctions, listSanctions } from "./queries.ts";
import { ownSanctionsCsv, sanctionsCsv } from "./sanction-csv.ts";

export function sanctionRoutes(register: Register, { db, hooks, clock }: Deps): void {
  async function requireSanction(id: number) {
    const row = await findSanction(db, id);
    if (!row) throw notFound(sanctionErrorMessages.sanctionNotFound);
    return row;
  }
  const show = async (id: number) => presentSanctionFile(await requireSanction(id), clock());

  register(
    sanctionEndpoints.imposeSanction,
    async ({ actor, body }) => show(await imposeSanction({ db, hooks }, actor, body, clock())),
    { reread: ({ id }) => show(id) },
  );

  register(sanctionEndpoints.listSanctions, async ({ query }) => {
    const { rows, next } = await listSanctions(db, query);
    const now = clock();
    return { rows: rows.map((row) => presentSanctionFile(row, now)), next };
  });

  register(sanctionEndpoints.sanctionsCsv, async ({ query, reply }) => {
    const rows = await allSanctions(db, query);
    const now = clock();
    return sendCsv(reply, "sanctions", sanctionsCsv(rows.map((row) => presentSanctionFile(row, now))));
  });

  register(sanctionEndpoints.getSanction, async ({ params }) => show(params.id));

  register(sanctionEndpoints.liftSanction, async ({ actor, params, body }) => {
    await liftSanction(db, actor, params.id, body.note, clock());
    return show(params.id);
  });

  register(sanctionEndpoints.keepSanction, async ({ actor, params, body }) => {
    await keepSanction(db, actor, params.id, body.note, clock());
    return show(params.id);
  });

  register(sanctionEndpoints.listOwnSanctions, async ({ actor, query }) => {
    const { rows, next } = await listOwnSanctions(db, actor.id, query);
    const now = clock();
    return { rows: rows.map((row) => presentSanction(row, now)), next };
  });

  register(sanctionEndpoints.ownSanctionsCsv, async ({ actor, reply }) => {
    const rows = await allSanctions(db, { userId: actor.id });
    const now = clock();
    return sendCsv(reply, "sanctions", ownSanctionsCsv(rows.map((row) => presentSanction(row, now))));
  });

  register(sanctionEndpoints.appealSanction, async ({ actor, params, body }) => {
    await appealSanction(db, actor, params.id, body.text, clock());
    return presentSanction(await requireSanction(params.id), clock());
  });
}
