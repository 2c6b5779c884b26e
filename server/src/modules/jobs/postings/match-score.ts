import type { ListedJob } from "@caseload/contract/jobs/jobs";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import type { Deps } from "../../../platform/deps.ts";
import { findMarks } from "../marks/queries.ts";
import { findOwnApplications } from "./queries.ts";

/** 0 to 100; null without a score. */
export type Score = (job: { id: number }) => number | null;

export const unscored: Score = () => null;

/** The match scores of postings for the viewer; paralegals with a profile only (SPEC.md section 6). */
export async function scoreFor(
  { db, hooks, clock }: Pick<Deps, "db" | "hooks" | "clock">,
  actor: Actor | null,
  jobs: readonly { id: number }[],
): Promise<Score> {
  if (actor?.userType !== "paralegal" || jobs.length === 0) return unscored;
  const [profile] = await db
    .select({ userId: paralegalProfiles.userId })
    .from(paralegalProfiles)
    .where(eq(paralegalProfiles.userId, actor.id));
  if (!profile) return unscored;
  const ids = jobs.map(({ id }) => id);
  const scores = await hooks.scorePostings(actor.id, ids, clock());
  return ({ id }) => scores.get(id) ?? null;
}

/** What a list shows of the viewer beside each posting. */
export interface ListViewer {
  readonly score: Score;
  readonly applicationTo: (job: { id: number }) => ListedJob["application"];
  readonly markOf: (job: { id: number }) => ListedJob["mark"];
}

/** The match scores, the viewer's own applications and marks of the postings of a page. */
export async function listViewer(
  deps: Pick<Deps, "db" | "hooks" | "clock">,
  actor: Actor | null,
  jobs: readonly { id: number }[],
): Promise<ListViewer> {
  const ids = jobs.map(({ id }) => id);
  const paralegal = actor?.userType === "paralegal" ? actor : null;
  const [score, own, marks] = await Promise.all([
    scoreFor(deps, actor, jobs),
    paralegal && findOwnApplications(deps.db, ids, paralegal.id),
    paralegal && findMarks(deps.db, paralegal.id, ids),
  ]);
  return {
    score,
    applicationTo: ({ id }) => own?.get(id) ?? null,
    markOf: ({ id }) => marks?.get(id) ?? null,
  };
}
