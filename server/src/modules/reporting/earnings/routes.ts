import { Readable } from "node:stream";
import { earningsEndpoints } from "@caseload/contract/reporting/earnings";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { csvOf, presentEarnings } from "./present.ts";
import { readYear } from "./read-year.ts";

export function earningsRoutes(register: Register, { db, clock }: Deps): void {
  register(earningsEndpoints.getEarnings, async ({ actor, query }) => {
    const { reckoned, year, years } = await readYear(db, actor, query.year, clock());
    return presentEarnings(reckoned, year, years);
  });

  register(earningsEndpoints.downloadEarnings, async ({ actor, query, reply }) => {
    const { reckoned, year } = await readYear(db, actor, query.year, clock());
    reply.header("content-disposition", `attachment; filename="caseload-earnings-${year}.csv"`);
    reply.header("cache-control", "private, no-store");
    return Readable.from(csvOf(reckoned));
  });
}
