import { legalDocuments, legalVersions } from "@caseload/contract/accounts/legal-versions";
import { and, count, eq, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Reader } from "../../../platform/db/database.ts";
import { legalAcceptances } from "../../../platform/db/schema/consents.ts";

const isCurrent = or(
  ...legalDocuments.map((document) =>
    and(
      eq(legalAcceptances.document, document),
      eq(legalAcceptances.version, legalVersions[document].version),
    ),
  ),
);

/** SQL condition: whether a user has accepted the current version of every document. */
export function hasAcceptedCurrent(db: Reader, userId: PgColumn): SQL<boolean> {
  const accepted = db
    .select({ count: count() })
    .from(legalAcceptances)
    .where(and(eq(legalAcceptances.userId, userId), isCurrent));
  return sql<boolean>`(${accepted}) = ${legalDocuments.length}`;
}
