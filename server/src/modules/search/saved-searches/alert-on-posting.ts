import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import type { ScheduledTaskDeps } from "../../../platform/tasks/task.ts";
import { jobPublished } from "../../jobs/postings/announce-published.ts";
import { handleTask } from "../../../platform/tasks/task.ts";
import { searchesFinding } from "./run-saved-search.ts";
import type { SavedSearchRow } from "./queries.ts";
import { reportForEach } from "./report-new-jobs.ts";

/** Searches compared with a posting at a time. */
const batchSize = 200;

const instantAfter = (db: Db, afterId: number): Promise<SavedSearchRow[]> =>
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
    .limit(batchSize);

/** Reports a new posting to the saved searches with instant alerts that find it. */
export const alertOnPosting = handleTask<{ jobId: number }, ScheduledTaskDeps>(
  jobPublished,
  async ({ jobId }, { db, clock }) => {
    let afterId = 0;
    for (;;) {
      const searches = await instantAfter(db, afterId);
      await reportForEach(db, await searchesFinding(db, jobId, searches, clock()), clock());
      const last = searches.at(-1);
      if (!last || searches.length < batchSize) return;
      afterId = last.id;
    }
  },
);
