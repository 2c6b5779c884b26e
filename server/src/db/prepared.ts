import type { Reader } from "./handle.ts";

/**
 * Keeps a statement that is asked for all the time: Drizzle builds it once for each database handle, and PostgreSQL
 * plans it once for each connection. `shape` names the statement there, so one shape is one text.
 */
export function prepared<Statement>(build: (db: Reader, shape: string) => Statement) {
  const known = new WeakMap<Reader, Map<string, Statement>>();
  return (db: Reader, shape: string): Statement => {
    const statements = known.get(db) ?? new Map<string, Statement>();
    known.set(db, statements);
    const statement = statements.get(shape) ?? build(db, shape);
    statements.set(shape, statement);
    return statement;
  };
}
