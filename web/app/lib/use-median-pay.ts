import type { SearchExperience } from "@caseload/contract/search/job-search-options";
import { useMember } from "./session.ts";
import { useApi } from "./use-api.ts";

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

export interface MedianPay {
  /** The first of the areas asked for in which an open posting names an hourly rate, or else the first one. */
  readonly area: string;
  /** US dollars an hour; null where too few open postings name an hourly rate. */
  readonly dollars: number | null;
  /** Open postings of the area that it is taken from. */
  readonly postings: number;
  /** The years of experience that those postings ask for; null for every level. */
  readonly years: string | null;
  /** The years that were asked for and have too few postings. */
  readonly tooFewFor: string | null;
}

/** What open postings of one of these areas, and of the years of experience where enough name them, pay an hour. */
export function useMedianPay(areas: readonly [string, ...string[]], experience: string | null | undefined) {
  const mayRead = useMember().permissions.includes("job:view");
  const asked = levels[experience ?? ""];
  const everyLevel = useApi("getPracticeRates", {}, { enabled: mayRead });
  const ofLevel = useApi(
    "getPracticeRates",
    { query: { experience: asked?.level } },
    { enabled: mayRead && asked !== undefined },
  );
  const calls = asked ? [everyLevel, ofLevel] : [everyLevel];
  const rateIn = ({ data }: typeof everyLevel, area: string) => data?.areas.find((one) => one.area === area);
  const area = areas.find((one) => rateIn(everyLevel, one)) ?? areas[0];
  const failed = calls.filter(({ data, error }) => error && !data);
  return {
    /** Undefined while it loads, when it could not be loaded, and for those who may not read it. */
    median:
      mayRead && calls.every(({ data }) => data)
        ? medianOf(area, rateIn(everyLevel, area), asked && rateIn(ofLevel, area), asked)
        : undefined,
    error: failed[0]?.error ?? null,
    isFetching: calls.some((call) => call.isFetching),
    retry: () => {
      for (const call of failed) void call.refetch();
    },
  };
}

interface Rate {
  readonly median: number | null;
  readonly postings: number;
}

function medianOf(
  area: string,
  all: Rate | undefined,
  level: Rate | undefined,
  asked: Level | undefined,
): MedianPay {
  if (asked && level && level.median !== null)
    return { area, dollars: level.median, postings: level.postings, years: asked.years, tooFewFor: null };
  const tooFewFor = asked?.years ?? null;
  return { area, dollars: all?.median ?? null, postings: all?.postings ?? 0, years: null, tooFewFor };
}
