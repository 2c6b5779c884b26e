import { type SQL, sql } from "drizzle-orm";

/**
 * Joins `m`, a member of the firm, and `d`, the department that the member is in today, with its place among the
 * firm's. Whoever has moved to another firm counts to none, because that firm's departments are nobody else's business.
 */
export const departmentOf = (personId: SQL, firmId: number): SQL => sql`
  left join users m on m.id = ${personId}
  left join (select id, name, row_number() over (order by lower(name), id)::integer as place
    from departments where firm_id = ${firmId}) d on d.id = m.department_id`;
