import type { ReviewCriterion } from "@caseload/contract/engagements/review-rules";
import type { UserType } from "@caseload/contract/roles";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant, reference } from "./columns.ts";
import { contracts } from "./contracts.ts";
import { firms } from "./firms.ts";

/** Reviews of completed contracts, one per side. */
export const reviews = pgTable(
  "reviews",
  {
    id: serial().primaryKey(),
    contractId: reference("contract_id", () => contracts.id),
    /** The side that wrote it; it is about the other one. */
    side: text().$type<UserType>().notNull(),
    authorId: reference("author_id", () => users.id),
    /** The contract's, so that one index finds the reviews of a person and of a firm. */
    paralegalId: reference("paralegal_id", () => users.id),
    firmId: reference("firm_id", () => firms.id),
    rating: integer().notNull(),
    criteria: jsonb().$type<Partial<Record<ReviewCriterion, number>>>().notNull(),
    text: text().notNull(),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at"),
    /** Null while only its author's side reads it. */
    publishedAt: instant("published_at"),
    reply: text(),
    repliedAt: instant("replied_at"),
    repliedById: integer("replied_by_id").references(() => users.id),
    /** Set while staff have taken it down. */
    removedAt: instant("removed_at"),
  },
  (table) => [
    uniqueIndex("reviews_side").on(table.contractId, table.side),
    index("reviews_author").on(table.authorId),
    index("reviews_paralegal").on(table.paralegalId, table.side, table.id),
    index("reviews_firm").on(table.firmId, table.side, table.id),
    index("reviews_hidden")
      .on(table.contractId)
      .where(sql`published_at is null`),
    check("reviews_rating", sql`rating between 1 and 5`),
    check("reviews_replied", sql`(reply is null) = (replied_at is null)`),
  ],
);
