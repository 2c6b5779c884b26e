import type pg from "pg";

/** Queries for rows that only a partial transaction would leave. */
const checks: readonly { what: string; query: string }[] = [
  {
    what: "accepted application without a contract",
    query: `select a.id from applications a left join contracts c on c.application_id = a.id
            where a.status = 'accepted' and c.id is null`,
  },
  {
    what: "contract whose application is not accepted",
    query: `select c.id from contracts c join applications a on a.id = c.application_id where a.status <> 'accepted'`,
  },
  {
    what: "contract whose paralegal was not notified",
    query: `select c.id from contracts c where not exists (
              select from notifications n where n.user_id = c.paralegal_id and n.type = 'contract'
              and n.action_url = '/contracts/' || c.id)`,
  },
  {
    what: "contract whose attorney was not notified",
    query: `select c.id from contracts c where not exists (
              select from notifications n where n.user_id = c.attorney_id and n.type = 'contract'
              and n.action_url = '/contracts/' || c.id)`,
  },
  {
    what: "contract without its first step in the timeline",
    query: `select c.id from contracts c where not exists (
              select from contract_events e where e.contract_id = c.id and e.kind = 'drafted')`,
  },
  {
    what: "taken job that is not filled",
    query: `select j.id from jobs j join contracts c on c.job_id = j.id
            where j.status <> 'filled' and c.status <> 'cancelled'
            group by j.id having count(*) >= j.positions`,
  },
  {
    what: "filled job without a contract",
    query: `select j.id from jobs j where j.status = 'filled'
            and not exists (select from contracts c where c.job_id = j.id)`,
  },
  {
    what: "job taken more often than it has positions",
    query: `select j.id from jobs j join contracts c on c.job_id = j.id and c.status <> 'cancelled'
            group by j.id having count(*) > j.positions`,
  },
  {
    what: "application without a notification for the poster",
    query: `select a.id from applications a join jobs j on j.id = a.job_id where not exists (
              select from notifications n where n.user_id = j.posted_by_id and n.type = 'application'
              and n.action_url like '%application=' || a.id)`,
  },
  {
    what: "message without a notification for its reader",
    query: `select m.id from messages m where m.read_at is null and not exists (
              select from notifications n where n.user_id = m.receiver_id and n.type = 'message'
              and n.action_url = '/messages/' || m.sender_id)`,
  },
  {
    what: "conversation with a wrong last message",
    query: `select c.id from conversations c where c.last_message_at is distinct from (
              select max(m.created_at) from messages m where m.conversation_id = c.id)`,
  },
  {
    what: "signature without its step in the timeline",
    query: `select s.id from contract_signatures s where not exists (
              select from contract_events e where e.contract_id = s.contract_id and e.kind = 'agreed'
              and e.actor_id = s.user_id)`,
  },
  {
    what: "contract signed by both whose terms are still pending, or the other way round",
    query: `select c.id from contracts c where (c.status = 'pending_terms') =
              ((select count(*) from contract_signatures s where s.contract_id = c.id) = 2)`,
  },
  {
    what: "applicant left undecided after the terms of the only position were agreed",
    query: `select a.id from applications a join jobs j on j.id = a.job_id join contracts c on c.job_id = j.id
            where j.positions = 1 and c.status = 'terms_agreed' and a.status in ('pending', 'reviewing')`,
  },
];

/** Descriptions of partial transactions in the database. */
export async function findHalfTransactions(client: pg.Client): Promise<string[]> {
  const found: string[] = [];
  for (const { what, query } of checks) {
    const { rows } = await client.query<{ id: number }>(query);
    const ids = rows.slice(0, 5).map((row) => row.id);
    if (rows.length > 0) found.push(`${rows.length} times: ${what} (ids ${ids.join(", ")})`);
  }
  return found;
}
