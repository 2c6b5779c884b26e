import { limits } from "@caseload/contract/limits";
import { and, asc, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { contracts, contractSignatures } from "../../../platform/db/schema/contracts.ts";
import { type ContractFilters, findContracts, isListedFor, mayAct, type Paging } from "./queries.ts";

/** nextDue of contract-due.ts (contract package) as an instant to sort by. Days end in the actor's time zone. */
function dueAt(actor: Actor): SQL {
  const { id, timeZone } = actor;
  const endOf = (day: PgColumn) => sql`((${day} + 1)::timestamp at time zone ${timeZone})`;
  const ownSignature = sql`(select 1 from ${contractSignatures} s where s.contract_id = ${contracts.id}
    and s.version = ${contracts.version}
    and s.side = case when ${contracts.paralegalId} = ${id} then 'paralegal' else 'attorney' end)`;
  const objectionHours = sql`make_interval(hours => ${limits.completionObjectionHours}::int)`;
  return sql`case when ${contracts.status} = 'pending_terms' and ${mayAct(actor)} and not exists ${ownSignature}
    then timestamptz '1970-01-01 00:00Z' else coalesce(
      case ${contracts.status} when 'terms_agreed' then ${endOf(contracts.startsOn)}
        when 'in_progress' then ${contracts.completionRequestedAt} + ${objectionHours} end,
      case when ${inArray(contracts.status, ["terms_agreed", "in_progress"])}
        then ${endOf(contracts.projectDeadline)} end,
      timestamptz '9999-12-31 00:00Z') end`;
}

/** The actor's contracts, next due first. One person has few enough to sort them all for each page. */
export async function listContractsByDue(
  db: Reader,
  actor: Actor,
  { limit, cursor, ...filters }: ContractFilters & Paging,
) {
  const last = decodeCursor(cursor);
  const due = dueAt(actor);
  const found = await db
    .select({
      id: contracts.id,
      at: sql<string>`to_char(${due} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(contracts)
    .where(
      and(
        isListedFor(actor, filters),
        last ? sql`(${due}, ${contracts.id}) > (${last.at}::timestamptz, ${last.id}::int)` : undefined,
      ),
    )
    .orderBy(asc(due), asc(contracts.id))
    .limit(pageSize(limit));
  const page = toPage(found, limit, (row) => row);
  const rows = await findContracts(
    db,
    page.rows.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.contract.id, row]));
  return { rows: page.rows.flatMap(({ id }) => byId.get(id) ?? []), next: page.next };
}
