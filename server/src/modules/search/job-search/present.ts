import type { FoundJob } from "@caseload/contract/search/job-search";
import type { Score } from "../../jobs/postings/match-score.ts";
import { presentJob } from "../../jobs/postings/present.ts";
import { isUrgent } from "../../jobs/facets/posting-facets.ts";
import type { FoundRow } from "./search-jobs.ts";

export const presentFoundJob = ({ row, miles }: FoundRow, score: Score): FoundJob => ({
  ...presentJob(row, score),
  urgent: isUrgent(row),
  miles: miles === null ? null : Math.round(miles * 10) / 10,
});
