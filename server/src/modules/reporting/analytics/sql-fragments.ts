import { type SQL, sql } from "drizzle-orm";

/** The instant at which a calendar day starts in a time zone. */
export const startOf = (day: SQL | string, timeZone: string): SQL =>
  sql`(${day}::date::timestamp at time zone ${timeZone})`;

/** The instant at which a calendar day ends in a time zone, exclusive. */
export const endOf = (day: SQL | string, timeZone: string): SQL =>
  sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`;

/** The calendar day of an instant. */
export const dayOf = (instant: SQL, timeZone: string): SQL =>
  sql`(${instant} at time zone ${timeZone})::date`;

/**
 * Joins `m`, a member of the firm, and `d`, the member's current department, with its `place` in alphabetical order.
 * People who have moved to another firm have no department here, because that firm's departments are private.
 */
export const departmentOf = (personId: SQL, firmId: number): SQL => sql`
  left join users m on m.id = ${personId}
  left join (select id, name, row_number() over (order by lower(name), id)::integer as place
    from departments where firm_id = ${firmId}) d on d.id = m.department_id`;
