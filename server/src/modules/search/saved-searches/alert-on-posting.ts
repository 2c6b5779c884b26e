import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import { type ScheduledTaskDeps, handleTask } from "../../../platform/tasks/task.ts";
import { jobPublished } from "../../jobs/postings/announce-published.ts";
import { whoFinds } from "../job-search/saved-search-jobs.ts";
import type { SearchRow } from "./queries.ts";
import { reportForEach } from "./report-new-jobs.ts";

/** Searches compared with a posting at a time. */
const step = 200;

const instantAfter = (db: Db, afterId: number): Promise<SearchRow[]> =>
  db
    .select()
    .from(savedSearches)
    .where(
      and(
        eq(savedSearches.frequency, "instant"),
        eq(savedSearches.alertEnabled, true),
        gt(savedSearches.id, afterId),
      ),
    )
    .orderBy(asc(savedSearches.id))
    .limit(step);

/** Reports a new posting to those who want to hear of it at once. */
export const alertOnPosting = handleTask<{ jobId: number }, ScheduledTaskDeps>(
  jobPublished,
  async ({ jobId }, { db, clock }) => {
    let afterId = 0;
    for (;;) {
      const searches = await instantAfter(db, afterId);
      await reportForEach(db, await whoFinds(db, jobId, searches, clock()), clock());
      const last = searches.at(-1);
      if (!last || searches.length < step) return;
      afterId = last.id;
    }
  },
);
