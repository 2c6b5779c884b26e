import { type StateCourseForm, stateRuleEndpoints } from "@caseload/contract/profiles/state-rules";
import { stateRuleErrorMessages, stateRuleLimits } from "@caseload/contract/profiles/state-rule-messages";
import { and, eq } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import { dayIn } from "../../../platform/calendar-day.ts";
import type { Db } from "../../../platform/db/database.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { stateCourses } from "../../../platform/db/schema/state-rules.ts";
import { badRequest, conflict } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { educationRuleOf } from "./find-state-rules.ts";
import type { CourseRow } from "./queries.ts";

const { changes } = stateRuleEndpoints.addStateCourse;

/**
 * Records a completed course.
 * @throws HttpError 400 when the state requires no continuing education or the day is in the future, 409 beyond the
 * courses of one person
 */
export async function recordCourse(
  db: Db,
  actor: Actor,
  form: StateCourseForm,
  now: Date,
): Promise<CourseRow> {
  if (!educationRuleOf(form.state)) throw badRequest(stateRuleErrorMessages.noEducation);
  if (form.completedOn > dayIn(now, actor.timeZone)) throw badRequest(stateRuleErrorMessages.futureCourse);
  return db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id, "no key update");
    if ((await tx.$count(stateCourses, eq(stateCourses.userId, actor.id))) >= stateRuleLimits.courses)
      throw conflict(stateRuleErrorMessages.tooManyCourses);
    const [row] = await tx
      .insert(stateCourses)
      .values({ ...form, userId: actor.id, createdAt: now })
      .returning();
    if (!row) throw new Error("The course was not stored.");
    await announce(tx, { to: [actor.id], topics: changes });
    return row;
  });
}

/** Returns false when the course is not the actor's. */
export async function removeCourse(db: Db, actor: Actor, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(stateCourses)
      .where(and(eq(stateCourses.id, id), eq(stateCourses.userId, actor.id)))
      .returning({ id: stateCourses.id });
    if (removed.length > 0) await announce(tx, { to: [actor.id], topics: changes });
    return removed.length > 0;
  });
}
