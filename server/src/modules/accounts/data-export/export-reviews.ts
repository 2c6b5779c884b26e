import { and, asc, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { reviews } from "../../../platform/db/schema/reviews.ts";
import { iteratePages, pageRows } from "./iterate-pages.ts";

const columns = {
  id: reviews.id,
  contractId: reviews.contractId,
  title: jobs.title,
  writtenBy: reviews.side,
  rating: reviews.rating,
  criteria: reviews.criteria,
  text: reviews.text,
  createdAt: reviews.createdAt,
  editedAt: reviews.editedAt,
  publishedAt: reviews.publishedAt,
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
};

/** Reviews that the user wrote, and published ones of the user's contracts; a hidden one is in nobody else's export. */
export const exportedReviews = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select(columns)
      .from(reviews)
      .innerJoin(contracts, eq(contracts.id, reviews.contractId))
      .innerJoin(jobs, eq(jobs.id, contracts.jobId))
      .where(
        and(
          or(
            eq(reviews.authorId, userId),
            and(
              or(eq(contracts.paralegalId, userId), eq(contracts.attorneyId, userId)),
              isNotNull(reviews.publishedAt),
              isNull(reviews.removedAt),
            ),
          ),
          gt(reviews.id, afterId),
        ),
      )
      .orderBy(asc(reviews.id))
      .limit(pageRows),
  );
