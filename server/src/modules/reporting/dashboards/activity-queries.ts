import { type Activity, shownActivity } from "@caseload/contract/reporting/dashboards";
import { isAttorneyRole } from "@caseload/contract/firms/firm-roles";
import { type SQL, sql } from "drizzle-orm";
import { may } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";

export type ActivityRow = {
  kind: Activity["kind"];
  at: Date;
  jobId: number;
  jobTitle: string;
  person: string;
  emailConfirmed: boolean;
  applicationId: number | null;
  contractId: number | null;
  attorneyId: number | null;
  supervisorId: number | null;
  paralegalId: number | null;
};

/** Each kind contributes its newest rows; older ones cannot be among the newest of all. */
const newest = (order: SQL): SQL => sql`order by ${order} limit ${shownActivity}`;

const posted = (which: SQL): SQL => sql`
  select 'posted' as kind, j.posted_at as at, j.id as job_id, j.posted_by_id as person_id,
    null::integer as application_id, null::integer as contract_id, null::integer as attorney_id,
    null::integer as supervisor_id, null::integer as paralegal_id
  from jobs j where ${which} and j.status in ('open', 'closed', 'filled') ${newest(sql`j.posted_at desc, j.id desc`)}`;

const applied = (which: SQL): SQL => sql`
  select 'applied', a.created_at, a.job_id, a.paralegal_id, a.id, null, null, null, a.paralegal_id
  from applications a where ${which} ${newest(sql`a.created_at desc, a.id desc`)}`;

/** The instant of a contract's last event, as in its index. */
const lastEvent = sql`greatest(c.created_at, c.terms_agreed_at, c.started_at, c.ended_at)`;

/** The newest events belong to the contracts whose last event is newest. */
const contractEvents = (which: SQL): SQL => sql`
  select s.kind, s.at, c.job_id, c.paralegal_id, null, c.id, c.attorney_id, c.supervisor_id, c.paralegal_id
  from (select * from contracts c where ${which} ${newest(sql`${lastEvent} desc`)}) c
  cross join lateral (values ('accepted', c.created_at), ('terms_agreed', c.terms_agreed_at),
    ('started', c.started_at), (c.status, c.ended_at)) s(kind, at)
  where s.at is not null and s.kind in ('accepted', 'terms_agreed', 'started', 'completed', 'cancelled')`;

/** Recent events of the firm's postings for reviewers, of one's own postings for others; newest first. */
export async function findActivity(db: Reader, actor: FirmActor): Promise<ActivityRow[]> {
  const { id, firmId } = actor;
  const reviews = may(actor, "application:review");
  const seesContracts = reviews || may(actor, "contract:create") || may(actor, "report:view");
  const supervised = isAttorneyRole(actor.primaryRole) ? sql` or c.supervisor_id = ${id}` : sql``;
  const own = sql`select id from jobs where firm_id = ${firmId} and posted_by_id = ${id}`;
  const { rows } = await db.execute<ActivityRow>(sql`
    select x.kind, x.at, x.job_id as "jobId", j.title as "jobTitle", p.name as person,
      (x.kind = 'posted' or p.email_verified or p.deleted_at is not null) as "emailConfirmed",
      x.application_id as "applicationId", x.contract_id as "contractId", x.attorney_id as "attorneyId",
      x.supervisor_id as "supervisorId", x.paralegal_id as "paralegalId"
    from ((${posted(sql`j.firm_id = ${firmId}${reviews ? sql`` : sql` and j.posted_by_id = ${id}`}`)})
      union all (${applied(sql`a.firm_id = ${firmId}${reviews ? sql`` : sql` and a.job_id in (${own})`}`)})
      union all (${contractEvents(sql`c.firm_id = ${firmId}${seesContracts ? sql`` : sql` and (c.attorney_id = ${id}${supervised})`}`)})) x
    join jobs j on j.id = x.job_id
    join users p on p.id = x.person_id
    order by x.at desc, x.contract_id desc nulls last, x.application_id desc nulls last, x.job_id desc
    limit ${shownActivity}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
