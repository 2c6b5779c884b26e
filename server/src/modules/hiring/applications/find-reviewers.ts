import type { Reader } from "../../../platform/db/database.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";

/** Who reads the applications to a posting: its poster, and the firm's reviewers. */
export async function findReviewers(
  db: Reader,
  { firmId, postedById }: { firmId: number; postedById: number },
): Promise<number[]> {
  return [...new Set([postedById, ...(await findColleaguesWho(db, "application:review", firmId))])];
}
