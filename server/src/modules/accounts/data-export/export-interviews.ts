import { and, asc, eq, gt, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { interviews } from "../../../platform/db/schema/interviews.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { iteratePages, pageRows } from "./iterate-pages.ts";

const hosts = alias(users, "hosts");

/** Interviews about the user's applications, and those that the user proposed for a firm. */
export const exportedInterviews = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: interviews.id,
        applicationId: interviews.applicationId,
        title: jobs.title,
        attorney: hosts.name,
        applicant: users.name,
        status: interviews.status,
        mode: interviews.mode,
        place: interviews.place,
        note: interviews.note,
        proposedTimes: interviews.slots,
        proposedBy: interviews.proposedBy,
        startsAt: interviews.startsAt,
        minutes: interviews.minutes,
        reason: interviews.reason,
        createdAt: interviews.createdAt,
        endedAt: interviews.endedAt,
      })
      .from(interviews)
      .innerJoin(applications, eq(applications.id, interviews.applicationId))
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(users, eq(users.id, applications.paralegalId))
      .innerJoin(hosts, eq(hosts.id, interviews.hostId))
      .where(
        and(
          or(eq(applications.paralegalId, userId), eq(interviews.hostId, userId)),
          gt(interviews.id, afterId),
        ),
      )
      .orderBy(asc(interviews.id))
      .limit(pageRows),
  );
