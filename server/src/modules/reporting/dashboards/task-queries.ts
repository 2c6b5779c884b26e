import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { isSupervised } from "@caseload/contract/engagements/deliverable-moves";
import { activeContractStatuses, contractStatuses } from "@caseload/contract/lifecycles";
import {
  type TaskKind,
  taskKinds,
  type TaskScope,
  usualTaskDays,
} from "@caseload/contract/reporting/task-kinds";
import { and, eq, not, type SQL, sql } from "drizzle-orm";
import { may } from "../../../platform/actor.ts";
import { isOutOfReach } from "../../../platform/db/blocked-people.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { messages } from "../../../platform/db/schema/messages.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { hasSide, mayAct, type Paging } from "../../engagements/contracts/queries.ts";
import { invoiceRoles } from "../../engagements/invoices/policy.ts";

/** What a kind of task states about itself; the rest is null. */
interface TaskColumns {
  id: SQL;
  /** Where a contract can have several tasks of the kind. */
  partId?: SQL;
  isOwn: SQL;
  jobId?: SQL;
  personId?: SQL;
  subject?: SQL;
  count?: SQL;
  minutes?: SQL;
  weekStart?: SQL;
  cents?: SQL;
  since: SQL;
  due?: SQL;
}

const noId = sql`null::integer`;
const noDay = sql`null::date`;

const tasks = (kind: TaskKind, columns: TaskColumns, from: SQL): SQL => sql`
  select ${kind}::text as kind, ${taskKinds.indexOf(kind)}::integer as place,
    ${columns.id} as id, ${columns.partId ?? columns.id} as part_id, ${columns.isOwn} as is_own,
    ${columns.jobId ?? noId} as job_id, ${columns.personId ?? noId} as person_id,
    ${columns.subject ?? sql`null::text`} as subject, ${columns.count ?? noId} as count,
    ${columns.minutes ?? noId} as minutes, ${columns.weekStart ?? noDay} as week_start,
    ${columns.cents ?? sql`null::bigint`} as cents, ${columns.since} as since, ${columns.due ?? noDay} as due
  from ${from}`;

const list = (statuses: readonly string[]): SQL =>
  sql`(${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})`;

const isSignedBy = (side: "attorney" | "paralegal", version: SQL): SQL => sql`exists (
  select from contract_signatures s where s.contract_id = contracts.id and s.version = ${version} and s.side = ${side})`;

/** mayDecideTime in engagements/time/policy.ts as an SQL condition. */
const mayDecide = (actor: FirmActor): SQL =>
  sql`(contracts.firm_id = ${actor.firmId} and contracts.paralegal_id <> ${actor.id}
    and (contracts.supervisor_id = ${actor.id} or ${mayAct(actor)}))`;

/** mayHandleInvoices in engagements/invoices/policy.ts as an SQL condition, for attorneys. */
function mayPay(actor: FirmActor): SQL | undefined {
  const hasRole = invoiceRoles.some((role) => role === actor.primaryRole);
  return and(hasSide(actor, "attorney"), hasRole ? undefined : eq(contracts.attorneyId, actor.id));
}

/** What a person asks of everyone who may do it: it is the own task of each. */
const askedBy = (personId: SQL, since: SQL) => ({ isOwn: sql`true`, personId, since });

/** Every task of a firm that the actor may do, with those of its own marked. */
function allTasks(actor: FirmActor): SQL {
  const { id, firmId, timeZone } = actor;
  const dayOf = (instant: SQL): SQL => sql`(${instant} at time zone ${timeZone})::date`;
  const isOwnContract = sql`${id} in (contracts.attorney_id, contracts.supervisor_id)`;
  const ofContract = {
    isOwn: isOwnContract,
    jobId: sql`contracts.job_id`,
    personId: sql`contracts.paralegal_id`,
  };
  const mayRead = may(actor, "application:review") ? sql`true` : sql`jobs.posted_by_id = ${id}`;
  const proposedAt = sql`coalesce(v.created_at, contracts.created_at)`;
  return sql.join(
    [
      tasks(
        "sign",
        {
          ...ofContract,
          id: sql`contracts.id`,
          since: proposedAt,
          due: dayOf(sql`(${proposedAt} + make_interval(days => ${engagementLimits.expiryDays}::integer))`),
        },
        sql`contracts left join contract_versions v on v.contract_id = contracts.id and v.status = 'open'
        where ${and(hasSide(actor, "attorney"), mayAct(actor))} and contracts.status = 'pending_terms'
          and not ${isSignedBy("attorney", sql`contracts.version`)}`,
      ),
      tasks(
        "amend",
        { ...ofContract, id: sql`contracts.id`, since: sql`v.created_at` },
        sql`contracts join contract_versions v on v.contract_id = contracts.id and v.status = 'open' and v.kind = 'amendment'
        where ${and(hasSide(actor, "attorney"), mayAct(actor))} and contracts.status in ${list(activeContractStatuses)}
          and contracts.status <> 'pending_terms' and not ${isSignedBy("attorney", sql`v.version`)}
          and (v.author_side = 'paralegal' or ${isSignedBy("paralegal", sql`v.version`)})`,
      ),
      tasks(
        "approve_time",
        {
          ...ofContract,
          id: sql`contracts.id`,
          partId: sql`t.id`,
          minutes: sql`(select coalesce(sum(e.minutes), 0) from time_entries e where e.timesheet_id = t.id)::integer`,
          weekStart: sql`t.week_start`,
          since: sql`t.submitted_at`,
          due: sql`(select ${dayOf(sql`(t.submitted_at + make_interval(days => (v.structured_terms ->> 'autoApproveDays')::integer))`)}
            from contract_versions v where v.contract_id = contracts.id and v.version = contracts.version)`,
        },
        sql`timesheets t join contracts on contracts.id = t.contract_id
        where t.status = 'submitted' and ${mayDecide(actor)}`,
      ),
      tasks(
        "approve_work",
        {
          ...ofContract,
          id: sql`contracts.id`,
          partId: sql`d.id`,
          subject: sql`d.title`,
          since: sql`s.submitted_at`,
        },
        sql`contracts join deliverables d on d.contract_id = contracts.id and d.status = 'submitted'
        join deliverable_submissions s on s.deliverable_id = d.id and s.answer is null
        where ${mayDecide(actor)} and contracts.status in ${list(contractStatuses.filter(isSupervised))}`,
      ),
      tasks(
        "approve_job",
        {
          id: sql`jobs.id`,
          jobId: sql`jobs.id`,
          ...askedBy(sql`jobs.posted_by_id`, sql`jobs.posted_at`),
        },
        sql`jobs where jobs.firm_id = ${firmId} and jobs.status = 'pending_approval' and not jobs.hidden
          and ${may(actor, "job:approve") ? sql`true` : sql`false`}`,
      ),
      tasks(
        "review",
        {
          id: sql`jobs.id`,
          isOwn: sql`(${id} in (jobs.posted_by_id, coalesce(jobs.supervisor_id, jobs.posted_by_id)))`,
          jobId: sql`jobs.id`,
          count: sql`a.waiting`,
          since: sql`a.since`,
          due: sql`(select ${dayOf(sql`q.pauses_at`)} from job_silences q
            where q.job_id = jobs.id and jobs.status = 'open' and jobs.paused_at is null)`,
        },
        sql`(select job_id, count(*)::integer as waiting, min(created_at) as since from applications
          where firm_id = ${firmId} and status = 'pending' and paralegal_id <> ${id} group by job_id) a
        join jobs on jobs.id = a.job_id where ${mayRead}`,
      ),
      tasks(
        "pay",
        {
          ...ofContract,
          id: sql`i.id`,
          subject: sql`i.number_year || '-' || lpad(i.number_in_year::text, greatest(4, length(i.number_in_year::text)), '0')`,
          cents: sql`i.total_cents - y.cents`,
          since: sql`i.sent_at`,
          due: sql`i.due_on`,
        },
        sql`contracts join invoices i on i.contract_id = contracts.id and i.status in ('sent', 'viewed', 'partly_paid')
        cross join lateral (select coalesce(sum(cents), 0)::bigint as cents from payments
          where invoice_id = i.id and status in ('confirmed', 'pending')) y
        where ${mayPay(actor)} and i.total_cents > y.cents`,
      ),
      tasks(
        "reply",
        {
          id: sql`m.sender_id`,
          count: sql`m.unread`,
          ...askedBy(sql`m.sender_id`, sql`m.since`),
        },
        sql`(select sender_id, count(*)::integer as unread, min(created_at) as since from messages
          where receiver_id = ${id} and read_at is null and ${not(isOutOfReach(id, messages.senderId))}
          group by sender_id) m`,
      ),
    ],
    sql` union all `,
  );
}

export type TaskRow = {
  kind: TaskKind;
  id: number;
  partId: number;
  isOwn: boolean;
  jobTitle: string | null;
  person: string | null;
  emailConfirmed: boolean;
  subject: string | null;
  count: number | null;
  minutes: number | null;
  weekStart: string | null;
  cents: number | null;
  since: Date;
  due: string | null;
  urgentAt: string;
  mark: number;
};

/** Unique among all tasks, for cursors. */
const mark = sql`(t.part_id * ${taskKinds.length}::integer + t.place)`;

/** The day by which something happens, or what is usual from the day the task came in. */
const urgentAt = (timeZone: string): SQL =>
  sql`coalesce(t.due::timestamp at time zone ${timeZone}, t.since + make_interval(days => ${usualTaskDays}::integer))`;

/** The most urgent first. */
export async function listTasks(
  db: Reader,
  actor: FirmActor,
  { scope, limit, cursor }: Paging & { scope: TaskScope },
) {
  const after = decodeCursor(cursor);
  const urgent = urgentAt(actor.timeZone);
  const { rows } = await db.execute<TaskRow>(sql`
    select t.kind, t.id, t.part_id as "partId", t.is_own as "isOwn", j.title as "jobTitle", p.name as person,
      coalesce(p.email_verified or p.deleted_at is not null, true) as "emailConfirmed", t.subject, t.count, t.minutes,
      t.week_start::text as "weekStart", t.cents::float8 as cents, t.since, t.due::text as due,
      to_char(${urgent} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "urgentAt", ${mark} as mark
    from (${allTasks(actor)}) t
    left join jobs j on j.id = t.job_id left join users p on p.id = t.person_id
    where ${
      and(
        scope === "yours" ? sql`t.is_own` : undefined,
        after === null ? undefined : sql`(${urgent}, ${mark}) > (${after.at}::timestamptz, ${after.id})`,
      ) ?? sql`true`
    }
    order by ${urgent}, ${mark} limit ${pageSize(limit)}`);
  const tasksOfPage = rows.map((row) => ({ ...row, since: new Date(row.since) }));
  return toPage(tasksOfPage, limit, (row) => ({ at: row.urgentAt, id: row.mark }));
}

type Counts = { yours: number; yoursDue: number; firm: number; firmDue: number };

export async function countTasks(db: Reader, actor: FirmActor, today: string): Promise<Counts> {
  const isDue = sql`t.due <= ${today}::date`;
  const { rows } = await db.execute<Counts>(sql`
    select count(*) filter (where t.is_own)::integer as yours,
      count(*) filter (where t.is_own and ${isDue})::integer as "yoursDue",
      count(*)::integer as firm, count(*) filter (where ${isDue})::integer as "firmDue"
    from (${allTasks(actor)}) t`);
  return rows[0] ?? { yours: 0, yoursDue: 0, firm: 0, firmDue: 0 };
}
