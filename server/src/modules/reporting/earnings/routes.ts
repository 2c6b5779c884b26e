import { Readable } from "node:stream";
import { earningsEndpoints } from "@caseload/contract/reporting/earnings";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { earningsCsv, presentEarnings } from "./present.ts";
import { findEarnings } from "./sum-earnings.ts";

export function earningsRoutes(register: Register, { db, clock }: Deps): void {
  register(earningsEndpoints.getEarnings, async ({ actor, query }) => {
    const { earnings, year, years } = await findEarnings(db, actor, query.year, clock());
    return presentEarnings(earnings, year, years);
  });

  register(earningsEndpoints.downloadEarnings, async ({ actor, query, reply }) => {
    const { earnings, year } = await findEarnings(db, actor, query.year, clock());
    reply.header("content-disposition", `attachment; filename="caseload-earnings-${year}.csv"`);
    reply.header("cache-control", "private, no-store");
    return Readable.from(earningsCsv(earnings));
  });
}
