import type { Job } from "@caseload/contract/jobs";
import { limits } from "@caseload/contract/limits";
import { Clock, MapPin } from "lucide-react";
import { Link } from "react-router";
import { jobLocation } from "~/lib/format.ts";
import { PriorityBadge } from "~/ui/badge.tsx";
import { Meta, MetaItem } from "~/ui/meta.tsx";

/** Matches from here on get the solid highlighter (design language, "Match score"). */
const excellent = 90;

export function OpportunityRow({ job }: { job: Job }) {
  return (
    <li>
      <Link className="row" to={`/jobs/${job.id}`}>
        <MatchPercent score={job.matchScore} />
        <div className="what">
          <h3 className="heading">{job.title}</h3>
          <Meta>
            <MetaItem>{job.firmName}</MetaItem>
            <MetaItem icon={MapPin}>{jobLocation(job)}</MetaItem>
            <MetaItem icon={Clock}>{job.hoursPerWeek}</MetaItem>
          </Meta>
        </div>
        <div className="pay">
          <span>{job.budgetRange ?? "Negotiable"}</span>
          <PriorityBadge priority={job.priority} />
        </div>
      </Link>
    </li>
  );
}

/** The score in percent, only above 70 (SPEC.md section 9). */
function MatchPercent({ score }: { score: number | null }) {
  if (score === null || score <= limits.matchBadgeAbove) return <div className="pct" />;
  return (
    <div className="pct">
      <b className={score >= excellent ? "hi" : "mid"}>
        {score}%<span className="sr"> match</span>
      </b>
    </div>
  );
}
