import { earningStatuses } from "@caseload/contract/reporting/earnings";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";

/** A paralegal's agreed contracts that are not canceled, oldest first. */
export async function findAgreedContracts(db: Reader, actor: Actor) {
  return db
    .select({
      id: contracts.id,
      status: contracts.status,
      title: jobs.title,
      hoursPerWeek: jobs.hoursPerWeek,
      firmName: firms.name,
      givenFirmName: jobs.givenFirmName,
      agreedRate: contracts.agreedRate,
      termsAgreedAt: contracts.termsAgreedAt,
      createdAt: contracts.createdAt,
      startsOn: contracts.startsOn,
      startedAt: contracts.startedAt,
      projectDeadline: contracts.projectDeadline,
      endedAt: contracts.endedAt,
    })
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(firms, eq(firms.id, contracts.firmId))
    .where(and(eq(contracts.paralegalId, actor.id), inArray(contracts.status, [...earningStatuses])))
    .orderBy(asc(contracts.id));
}
export type AgreedRow = Awaited<ReturnType<typeof findAgreedContracts>>[number];
