import { and, desc, eq, gte, lt, lte, or, sum } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { dayIn } from "../../../platform/calendar-day.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { stateCourses, stateDeclarations } from "../../../platform/db/schema/state-rules.ts";
import { educationPeriod } from "./education-period.ts";
import { type EducationRule, educationRuleOf } from "./find-state-rules.ts";

export type DeclarationRow = typeof stateDeclarations.$inferSelect;
export type CourseRow = typeof stateCourses.$inferSelect;

interface Person {
  userId: number;
  timeZone: string;
}

export async function findDeclaration(db: Reader, userId: number, state: string) {
  const [row] = await db
    .select()
    .from(stateDeclarations)
    .where(and(eq(stateDeclarations.userId, userId), eq(stateDeclarations.state, state)));
  return row;
}

/** The recorded minutes of the period that today is in, in the person's time zone. */
export async function findEducation(
  db: Reader,
  { userId, timeZone }: Person,
  state: string,
  rule: EducationRule,
  now: Date,
) {
  const { from, to } = educationPeriod(rule, dayIn(now, timeZone));
  const [row] = await db
    .select({
      ethics: sum(stateCourses.ethicsMinutes).mapWith(Number),
      general: sum(stateCourses.generalMinutes).mapWith(Number),
    })
    .from(stateCourses)
    .where(
      and(
        eq(stateCourses.userId, userId),
        eq(stateCourses.state, state),
        gte(stateCourses.completedOn, from),
        lte(stateCourses.completedOn, to),
      ),
    );
  const ethicsMinutes = row?.ethics ?? 0;
  const generalMinutes = row?.general ?? 0;
  const isComplete = ethicsMinutes >= rule.ethicsMinutes && generalMinutes >= rule.generalMinutes;
  return { from, to, ethicsMinutes, generalMinutes, isComplete };
}

/** A person's declarations with the state of their continuing education, for a profile. */
export async function listDeclarations(db: Reader, person: Person, now: Date) {
  const rows = await db
    .select()
    .from(stateDeclarations)
    .where(eq(stateDeclarations.userId, person.userId))
    .orderBy(stateDeclarations.state);
  return Promise.all(
    rows.map(async (declaration) => {
      const rule = educationRuleOf(declaration.state);
      const education = rule && (await findEducation(db, person, declaration.state, rule, now));
      return { declaration, isEducationComplete: education?.isComplete ?? null };
    }),
  );
}
export type DeclarationWithEducation = Awaited<ReturnType<typeof listDeclarations>>[number];

interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

const latestFirst = [desc(stateCourses.completedOn), desc(stateCourses.id)];

/** A person's courses, latest completed first. */
export async function listCourses(db: Reader, userId: number, { limit, cursor: after }: Paging) {
  const cursor = decodeCursor(after);
  const day = cursor?.at?.slice(0, 10);
  const isAfter =
    cursor && day !== undefined
      ? or(
          lt(stateCourses.completedOn, day),
          and(eq(stateCourses.completedOn, day), lt(stateCourses.id, cursor.id)),
        )
      : undefined;
  const rows = await db
    .select()
    .from(stateCourses)
    .where(and(eq(stateCourses.userId, userId), isAfter))
    .orderBy(...latestFirst)
    .limit(pageSize(limit));
  return toPage(rows, limit, ({ completedOn, id }): Cursor => ({
    at: `${completedOn}T00:00:00.000Z`,
    id,
  }));
}

export const allCourses = (db: Reader, userId: number): Promise<CourseRow[]> =>
  db
    .select()
    .from(stateCourses)
    .where(eq(stateCourses.userId, userId))
    .orderBy(...latestFirst);

export async function findCourse(db: Reader, id: number): Promise<CourseRow | undefined> {
  const [row] = await db.select().from(stateCourses).where(eq(stateCourses.id, id));
  return row;
}
