import { postingExperience } from "@caseload/contract/jobs/posting-options";
import { limits } from "@caseload/contract/limits";
import type { SearchExperience } from "@caseload/contract/search/job-search-options";
import { useWatch } from "react-hook-form";
import { money } from "~/lib/money.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import type { PostingFormState } from "./posting-fields.tsx";

interface Level {
  readonly level: SearchExperience;
  readonly years: string;
}

/** The levels of the search for the years that a posting asks for. */
const levels: Readonly<Record<string, Level>> = {
  "0-2": { level: "entry", years: "0–2 years" },
  "3-5": { level: "mid", years: "3–5 years" },
  "6-10": { level: "senior", years: "6–10 years" },
  "10+": { level: "expert", years: "10 years or more" },
};

interface MedianPayProps {
  form: PostingFormState;
  practiceArea: string;
}

/** What open postings of the same practice area and experience pay an hour. */
export default function MedianPay({ form: { control }, practiceArea }: MedianPayProps) {
  const experience = useWatch({ control, name: "experienceRequired" });
  const mayRead = useMember().permissions.includes("job:view");
  const asked = postingExperience.some(({ value }) => value === experience)
    ? levels[experience ?? ""]
    : undefined;
  const everyLevel = useApi("getPracticeRates", {}, { enabled: mayRead });
  const ofLevel = useApi(
    "getPracticeRates",
    { query: { experience: asked?.level } },
    { enabled: mayRead && asked !== undefined },
  );
  if (!mayRead) return null;
  const rateIn = ({ data }: typeof everyLevel) => data?.areas.find(({ area }) => area === practiceArea);
  const level = asked && rateIn(ofLevel);
  const all = rateIn(everyLevel);
  if (!everyLevel.data || (asked && !ofLevel.data)) return null;
  const postings = (rate: NonNullable<typeof all>) => `${rate.postings} open ${practiceArea} postings`;
  if (asked && level && level.median !== null)
    return (
      <p className="small muted">
        The median of {postings(level)} for {asked.years} of experience is <b>{money(level.median)}/hr</b>.
      </p>
    );
  if (all && all.median !== null)
    return (
      <p className="small muted">
        The median of {postings(all)} is <b>{money(all.median)}/hr</b>.
        {asked && ` Too few ask for ${asked.years} of experience to show a separate median.`}
      </p>
    );
  return (
    <p className="small muted">
      Fewer than {limits.minRatePostings} open {practiceArea} postings name an hourly rate, so there is no
      median.
    </p>
  );
}
