import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** SQL for whether a person's email address is confirmed. True for deleted accounts, whose address is gone. */
export const isEmailConfirmed = (person: { emailVerified: PgColumn; deletedAt: PgColumn }): SQL<boolean> =>
  sql<boolean>`(${person.emailVerified} or ${person.deletedAt} is not null)`;
