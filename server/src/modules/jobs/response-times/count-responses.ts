import { responseRules } from "@caseload/contract/jobs/response-rules";
import { sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { daysBefore } from "./queries.ts";

/** Firms of one run; the next minute's run takes the rest. */
const batchSize = 200;
/** Once a day, so that a figure does not reveal a single decision. */
const hoursBetween = 24;

const { windowDays, replyAfterDays, minApplications, percentStep } = responseRules;

/**
 * Scheduled: recounts the response times of firms. Returns how many firms. The reply rate covers applications that are
 * old enough, except those that ended before (withdrawn, or rejected because the position was filled). The median covers
 * decisions made by a person.
 */
export async function countResponses(db: Reader, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rowCount } = await db.execute(sql`
    insert into firm_responses (firm_id, median_days, reply_percent, counted_at)
    select due.id,
      case when count(decided) >= ${minApplications}
        then greatest(1, ceil((percentile_cont(0.5) within group (order by decided)) / 86400))::integer end,
      case when count(*) filter (where counted) >= ${minApplications}
        then (100 * count(*) filter (where counted and answered_at is not null) / count(*) filter (where counted)
          / ${percentStep} * ${percentStep})::integer end,
      ${at}
    from (
      select f.id from firms f left join firm_responses r on r.firm_id = f.id
      where r.firm_id is null or r.counted_at <= ${at} - make_interval(hours => ${hoursBetween})
      order by r.counted_at nulls first, f.id limit ${batchSize}
    ) due
    left join lateral (
      select a.answered_at,
        case when a.decided_by_id is not null then extract(epoch from a.decided_at - a.created_at) end as decided,
        a.created_at <= ${at} - make_interval(days => ${replyAfterDays})
          and (a.answered_at is not null or a.decided_at is null
            or a.decided_at >= a.created_at + make_interval(days => ${replyAfterDays})) as counted
      from applications a
      where a.firm_id = due.id
        and a.created_at between ${daysBefore(now, windowDays).toISOString()}::timestamptz and ${at}
    ) a on true
    group by due.id
    on conflict (firm_id) do update set median_days = excluded.median_days,
      reply_percent = excluded.reply_percent, counted_at = excluded.counted_at`);
  return rowCount ?? 0;
}
