import type { DeliverableAnswer, DeliverableStatus } from "@caseload/contract/engagements/deliverable-moves";
import type { UserType } from "@caseload/contract/roles";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant, reference } from "./columns.ts";
import { contractFiles } from "./contract-files.ts";
import { contracts } from "./contracts.ts";

/** What is to be delivered under a contract. */
export const deliverables = pgTable(
  "deliverables",
  {
    id: serial().primaryKey(),
    contractId: reference("contract_id", () => contracts.id),
    title: text().notNull(),
    instructions: text(),
    dueOn: date("due_on", { mode: "string" }),
    status: text().$type<DeliverableStatus>().notNull().default("due"),
    authorId: reference("author_id", () => users.id),
    authorSide: text("author_side").$type<UserType>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("deliverables_contract").on(table.contractId, table.dueOn, table.id),
    index("deliverables_author").on(table.authorId),
  ],
);

/** Each submission of a deliverable, with its answer. Rows stay after a resubmission. */
export const deliverableSubmissions = pgTable(
  "deliverable_submissions",
  {
    id: serial().primaryKey(),
    deliverableId: reference("deliverable_id", () => deliverables.id),
    note: text(),
    submittedById: reference("submitted_by_id", () => users.id),
    submittedAt: instant("submitted_at").notNull(),
    answer: text().$type<DeliverableAnswer>(),
    comments: text(),
    decidedById: integer("decided_by_id").references(() => users.id),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    index("deliverable_submissions_deliverable").on(table.deliverableId, table.id),
    index("deliverable_submissions_submitter").on(table.submittedById),
    index("deliverable_submissions_decider").on(table.decidedById),
    // One submission at a time awaits an answer.
    uniqueIndex("deliverable_submissions_unanswered")
      .on(table.deliverableId)
      .where(sql`answer is null`),
    check(
      "deliverable_submissions_answered",
      sql`(answer is null) = (decided_by_id is null) and (answer is null) = (decided_at is null)`,
    ),
    check("deliverable_submissions_returned", sql`answer <> 'returned' or comments is not null`),
  ],
);

/** The versions of files that a submission consists of. */
export const submissionFiles = pgTable(
  "submission_files",
  {
    submissionId: reference("submission_id", () => deliverableSubmissions.id),
    contractFileId: reference("contract_file_id", () => contractFiles.id),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.contractFileId] }),
    index("submission_files_file").on(table.contractFileId),
  ],
);
