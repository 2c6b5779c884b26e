import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type pg from "pg";

/** Statements that PostgreSQL keeps for one connection, at some 20 to 200 kB each in the backend's memory. */
const maxNamed = 300;
/** Longer texts are bulk writes, which seldom repeat. */
const maxLength = 8_000;
/** Texts whose number of uses is remembered. */
const maxSeen = 5_000;

const seen = new Set<string>();
const names = new Map<string, string>();

/**
 * Marks a statement whose values decide how it reads its tables, such as the words of a search or the period of a report,
 * to be planned with them each time. One plan for all periods would take each for a short one, and read a year's rows one
 * by one.
 */
export const plannedEachTime: SQL = sql`/* planned each time */`;

const isPlannedEachTime = (text: string): boolean => text.includes("/* planned each time */");

/** The statement's name, from its second use in this process on: many texts are written for one request only. */
function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined) return name;
  if (!seen.has(text)) {
    if (seen.size >= maxSeen) seen.clear();
    seen.add(text);
    return undefined;
  }
  seen.delete(text);
  if (names.size >= maxSeen) names.clear();
  const created = createHash("sha256").update(text).digest("base64url");
  names.set(text, created);
  return created;
}

type Query = string | pg.QueryConfig;

/**
 * Gives statements with values a name, so that PostgreSQL parses them once per connection, and plans them once where a
 * plan for all values costs no more than plans for each.
 */
export function nameStatements(client: pg.ClientBase): void {
  const named = new Set<string>();
  const query = client.query.bind(client) as (query: Query, ...rest: unknown[]) => unknown;
  const queryByName = (statement: Query, ...rest: unknown[]): unknown => {
    const values =
      typeof statement === "string" || statement.values === undefined ? rest[0] : statement.values;
    if (
      typeof statement === "string" ||
      statement.name !== undefined ||
      typeof statement.text !== "string" ||
      statement.text.length > maxLength ||
      isPlannedEachTime(statement.text) ||
      !Array.isArray(values) ||
      values.length === 0
    ) {
      return query(statement, ...rest);
    }
    const name = nameOf(statement.text);
    if (name === undefined || (named.size >= maxNamed && !named.has(name))) return query(statement, ...rest);
    named.add(name);
    return query({ ...statement, name }, ...rest);
  };
  Object.assign(client, { query: queryByName });
}
