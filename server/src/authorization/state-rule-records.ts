/** Creates courses for the matrix. */
import { stateCourses } from "../platform/db/schema/state-rules.ts";
import type { Site } from "../testkit/site.ts";
import type { Cast, CastIds, Relation } from "./actors.ts";

const course = {
  state: "CA",
  title: "Ethics of remote work",
  provider: "Bay Area Paralegal Institute",
  completedOn: "2026-02-03",
  ethicsMinutes: 60,
  generalMinutes: 0,
};

/** Creates a course of the owning paralegal. Returns its id. */
export async function createStateCourse({ db, time }: Site, { people }: Cast): Promise<number | undefined> {
  const [row] = await db
    .insert(stateCourses)
    .values({ ...course, userId: people.owningParalegal.id, createdAt: time.now })
    .returning({ id: stateCourses.id });
  return row?.id;
}

/** Valid bodies of the calls about state rules. */
export const stateRuleBodies = {
  declareForState: (_cast: CastIds, _jobId: number, relation: Relation) => ({
    basis: "aba_certificate",
    name: relation === "owningParalegal" ? "Olive Owner" : "Test Person",
    consent: true,
  }),
  addStateCourse: () => course,
};
