import type { BarAdmission } from "@caseload/contract/profiles/bar-admission";
import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Reader } from "./database.ts";

/** Letters and digits of the bar number that others may read. */
const shownDigits = 4;

/** Ends with the last day of validity in the owner's time zone; the scheduled task lapses the credential afterwards. */
const inForce = sql`c.kind = 'bar_admission' and c.status = 'verified' and c.state is not null
  and c.decided_at is not null and o.deactivated_at is null
  and coalesce(c.expires_on, 'infinity') >= (now() at time zone o.time_zone)::date`;

/** The number is cut inside the database, so that no query can return more of it. */
const admissionJson = sql`json_build_object('state', c.state,
  'lastDigits', right(regexp_replace(coalesce(c.number, ''), '[^0-9A-Za-z]', '', 'g'), ${shownDigits}),
  'checkedOn', to_char(c.decided_at at time zone o.time_zone, 'YYYY-MM-DD'))`;

/** SQL for a person's most recently checked bar admission in force. */
export const barAdmissionOf = (userId: PgColumn): SQL<BarAdmission> =>
  sql<BarAdmission>`(select ${admissionJson} from credentials c join users o on o.id = c.user_id
    where c.user_id = ${userId} and ${inForce} order by c.decided_at desc, c.id desc limit 1)`;

const findNewest = async (db: Reader, whose: SQL, order: SQL): Promise<BarAdmission> => {
  const { rows } = await db.execute<{ admission: NonNullable<BarAdmission> }>(
    sql`select ${admissionJson} as admission from credentials c join users o on o.id = c.user_id
      where ${whose} and ${inForce} order by ${order} limit 1`,
  );
  return rows[0]?.admission ?? null;
};

/** The bar admission of the first of some people who has one in force. */
export async function findBarAdmission(db: Reader, userIds: readonly number[]): Promise<BarAdmission> {
  const ids = sql`array[${sql.join(
    userIds.map((id) => sql`${id}::integer`),
    sql`, `,
  )}]::integer[]`;
  return findNewest(
    db,
    sql`o.id = any(${ids})`,
    sql`array_position(${ids}, o.id), c.decided_at desc, c.id desc`,
  );
}

/** The most recently checked bar admission in force among a firm's attorneys. */
export const findBarAdmissionOfFirm = (db: Reader, firmId: number): Promise<BarAdmission> =>
  findNewest(db, sql`o.firm_id = ${firmId} and o.user_type = 'attorney'`, sql`c.decided_at desc, c.id desc`);
