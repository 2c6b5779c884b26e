import type { contractEventKinds } from "@caseload/contract/engagements/contracts";
import type { ContractStatus } from "@caseload/contract/lifecycles";
import type { UserType } from "@caseload/contract/roles";
import { sql } from "drizzle-orm";
import { date, index, integer, numeric, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";
import { firms } from "./firms.ts";
import { jobs } from "./jobs.ts";

/** Contracts, one per accepted application. */
export const contracts = pgTable(
  "contracts",
  {
    id: serial().primaryKey(),
    applicationId: integer("application_id")
      .notNull()
      .unique()
      .references(() => applications.id),
    jobId: reference("job_id", () => jobs.id),
    firmId: reference("firm_id", () => firms.id),
    /** The supervising attorney, who posted the job. */
    attorneyId: reference("attorney_id", () => users.id),
    paralegalId: reference("paralegal_id", () => users.id),
    status: text().$type<ContractStatus>().notNull(),
    /** US dollars per hour. */
    agreedRate: numeric("agreed_rate", { precision: 8, scale: 2, mode: "number" }),
    projectDeadline: date("project_deadline", { mode: "string" }),
    terms: text().notNull(),
    createdAt: instant("created_at").notNull(),
    termsAgreedAt: instant("terms_agreed_at"),
    /** The day on which agreed work starts automatically (PRODUCT.md: the day after agreement). */
    startsOn: date("starts_on", { mode: "string" }),
    startedAt: instant("started_at"),
    completionRequestedAt: instant("completion_requested_at"),
    endedAt: instant("ended_at"),
    cancelReason: text("cancel_reason"),
  },
  (table) => [
    index("contracts_paralegal").on(table.paralegalId, table.id),
    index("contracts_attorney").on(table.attorneyId, table.id),
    index("contracts_firm").on(table.firmId, table.id),
    index("contracts_firm_status").on(table.firmId, table.status, table.endedAt),
    // For the recent activity of a firm.
    index("contracts_last_step").on(
      table.firmId,
      sql`greatest(${table.createdAt}, ${table.termsAgreedAt}, ${table.startedAt}, ${table.endedAt})`,
    ),
    index("contracts_job").on(table.jobId),
    index("contracts_status").on(table.status),
  ],
);

/** Signatures under the terms of a contract. */
export const contractSignatures = pgTable(
  "contract_signatures",
  {
    id: serial().primaryKey(),
    contractId: reference("contract_id", () => contracts.id),
    side: text().$type<UserType>().notNull(),
    userId: reference("user_id", () => users.id),
    name: text().notNull(),
    ipAddress: text("ip_address").notNull(),
    /** SHA-256 of the terms, in hex. */
    termsHash: text("terms_hash").notNull(),
    signedAt: instant("signed_at").notNull(),
  },
  (table) => [uniqueIndex("contract_signatures_side").on(table.contractId, table.side)],
);

/** The timeline of a contract. Append-only, enforced by a trigger. */
export const contractEvents = pgTable(
  "contract_events",
  {
    id: serial().primaryKey(),
    contractId: reference("contract_id", () => contracts.id),
    kind: text().$type<(typeof contractEventKinds)[number]>().notNull(),
    /** Null for scheduled tasks. */
    actorId: integer("actor_id").references(() => users.id),
    note: text(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("contract_events_contract").on(table.contractId, table.id)],
);
