import { Readable } from "node:stream";
import { earningsEndpoints } from "@caseload/contract/earnings";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import type { Register } from "../../http/register.ts";
import { dayIn } from "../contracts/calendar-day.ts";
import { csvOf, presentEarnings } from "./present.ts";
import { findAgreedContracts } from "./queries.ts";
import { inYear, reckon, yearsOf } from "./reckon.ts";

export function earningsRoutes(register: Register, { db, clock }: Deps): void {
  async function read(actor: Actor, asked: number | undefined) {
    const rows = await findAgreedContracts(db, actor);
    const reckoned = rows.flatMap((row) => reckon(row, actor.timeZone));
    const thisYear = Number(dayIn(clock(), actor.timeZone).slice(0, 4));
    const year = asked ?? thisYear;
    return { year, years: yearsOf(reckoned, thisYear), reckoned: inYear(reckoned, year) };
  }

  register(earningsEndpoints.getEarnings, async ({ actor, query }) => {
    const { reckoned, year, years } = await read(actor, query.year);
    return presentEarnings(reckoned, year, years);
  });

  register(earningsEndpoints.downloadEarnings, async ({ actor, query, reply }) => {
    const { reckoned, year } = await read(actor, query.year);
    reply.header("content-disposition", `attachment; filename="caseload-earnings-${year}.csv"`);
    reply.header("cache-control", "private, no-store");
    return Readable.from(csvOf(reckoned));
  });
}
