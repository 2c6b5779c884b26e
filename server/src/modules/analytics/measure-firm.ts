import type { Db } from "../../db/handle.ts";
import type { Span } from "./period.ts";
import {
  countFunnel,
  countPostings,
  listDepartments,
  measureHires,
  measureResponses,
  measureWork,
  spreadSpend,
} from "./queries.ts";

/** Everything that the analytics page tells, asked side by side. */
export async function measureFirm(db: Db, firmId: number, span: Span) {
  const wanted = { firmId, span };
  const [responses, funnel, work, spend, postings, hires, departments] = await Promise.all([
    measureResponses(db, wanted),
    countFunnel(db, wanted),
    measureWork(db, wanted),
    spreadSpend(db, wanted),
    countPostings(db, wanted),
    measureHires(db, wanted),
    listDepartments(db, firmId),
  ]);
  return { responses, funnel, work, spend, postings, hires, departments };
}
