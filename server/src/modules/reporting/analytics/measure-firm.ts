import type { Db } from "../../../platform/db/database.ts";
import type { Span } from "./period.ts";
import { countFunnel, countPostings, countResponses, listDepartments, measureHires } from "./queries.ts";
import { measureWork } from "./work-queries.ts";

/** Everything that the analytics page tells, asked side by side. */
export async function measureFirm(db: Db, firmId: number, span: Span) {
  const [responses, work, funnel, hires, postings, departments] = await Promise.all([
    countResponses(db, firmId, span),
    measureWork(db, firmId, span),
    countFunnel(db, firmId, span),
    measureHires(db, firmId, span),
    countPostings(db, firmId, span),
    listDepartments(db, firmId),
  ]);
  return { responses, work, funnel, hires, postings, departments };
}
