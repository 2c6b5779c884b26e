/**
 * Reads a search as people write it, "privilege review part-time from Monday", into the filters of a job search. What
 * no filter stands for stays the keyword. Dates are read without a calendar: a weekday is within a week.
 */
import { hoursPerYear } from "../jobs/job-terms.ts";
import type { WorkArrangement } from "../options.ts";
import { usStateOptions } from "../us-states.ts";
import type { JobSearchFilters } from "./job-search.ts";
import type { JobType } from "./job-search-options.ts";
import { searchCities } from "./search-cities.ts";

type Reading = Omit<JobSearchFilters, "keyword">;
type Groups = Readonly<Record<string, string | undefined>>;

interface Rule {
  readonly pattern: RegExp;
  /** Null where the words mean something else here, so that they stay. */
  readonly read: (groups: Groups) => Reading | null;
}

const rule = (pattern: string, read: Rule["read"] | Reading): Rule => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}$-])(?:${pattern})(?![\p{L}\p{N}-])`, "giu"),
  read: typeof read === "function" ? read : () => read,
});

/** What the search accepts at most. */
const MAX_BUDGET = 10_000;
/** A figure above this is a salary, as in "90,000". */
const MAX_HOURLY = 1_000;
const NEAR_MILES = 25;
const FULL_TIME_HOURS = 35;

/** "45", "45.50", "90k" and "90,000" as dollars an hour. */
function hourly(amount = "", thousand = ""): number {
  const value = Number(amount.replaceAll(",", "")) * (thousand === "" ? 1 : 1_000);
  return Math.min(MAX_BUDGET, value > MAX_HOURLY ? Math.round(value / hoursPerYear) : value);
}

const AMOUNT = (name: string): string =>
  String.raw`(?<${name}>\d{1,3}(?:,\d{3})+|\d+(?:\.\d{1,2})?)(?<${name}K>k)?`;
const PER = String.raw`\s*(?:(?:an?|per)\s+(?:hour|hr|year|yr)|/\s*(?:hour|hr|h|year|yr)|hourly|yearly|annually)`;
const MORE = String.raw`at\s+least|over|above|more\s+than|from|min(?:imum)?(?:\s+of)?|paying(?:\s+at\s+least)?|pays`;
const LESS = String.raw`under|below|less\s+than|up\s+to|at\s+most|max(?:imum)?(?:\s+of)?|no\s+more\s+than`;

const lowest = ({ low, lowK }: Groups): Reading => ({ budgetMin: hourly(low, lowK) });
const highest = ({ high, highK }: Groups): Reading => ({ budgetMax: hourly(high, highK) });

const pay: readonly Rule[] = [
  rule(
    String.raw`\$\s*${AMOUNT("low")}\s*(?:to|-|–|and)\s*\$?\s*${AMOUNT("high")}(?:${PER})?`,
    ({ low, lowK, high, highK }) => {
      const [from, to] = [hourly(low, lowK), hourly(high, highK)];
      return { budgetMin: Math.min(from, to), budgetMax: Math.max(from, to) };
    },
  ),
  rule(String.raw`(?:${LESS})\s+\$\s*${AMOUNT("high")}(?:${PER})?`, highest),
  rule(String.raw`(?:${MORE})\s+\$\s*${AMOUNT("low")}(?:${PER})?`, lowest),
  rule(
    String.raw`(?:(?:${MORE})\s+)?\$?\s*${AMOUNT("low")}${PER}(?:\s+(?:or\s+more|and\s+up|plus))?`,
    lowest,
  ),
];

const WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri";
const START = String.raw`(?:can\s+|available\s+to\s+)?(?:start(?:s|ing)?|begin(?:s|ning)?|available|from|beginning)(?:\s+(?:on|in|from|the))?`;

const start: readonly Rule[] = [
  rule(
    String.raw`(?:${START}\s+)?(?:immediately|asap|as\s+soon\s+as\s+possible|right\s+away|at\s+once)|(?:${START})\s+(?:now|today)|immediate\s+start`,
    { availabilityType: ["Immediate"] },
  ),
  rule(
    String.raw`(?:${START})\s+(?:next\s+)?(?:${WEEKDAY}|tomorrow|this\s+week|next\s+week|(?:a|one)\s+week)`,
    {
      availabilityType: ["Within Week"],
    },
  ),
  rule(
    String.raw`(?:${START})\s+(?:next\s+month|this\s+month|(?:two|three|four|[2-4])\s+weeks|a\s+month|one\s+month)`,
    { availabilityType: ["Within Month"] },
  ),
];

const NEW = String.raw`(?:posted|listed|new|added)(?:\s+(?:with)?in)?(?:\s+the)?`;

const posted: readonly Rule[] = [
  rule(String.raw`${NEW}\s+(?:today|(?:last|past)\s+(?:24\s+hours|day))`, { postedWithin: "1" }),
  rule(String.raw`${NEW}\s+(?:last|past)\s+(?:two|three|2|3)\s+days|${NEW}\s+yesterday`, {
    postedWithin: "3",
  }),
  rule(String.raw`${NEW}\s+(?:this\s+week|(?:last|past)\s+(?:week|seven\s+days|7\s+days))`, {
    postedWithin: "7",
  }),
  rule(String.raw`${NEW}\s+(?:this\s+month|(?:last|past)\s+(?:month|30\s+days))`, { postedWithin: "30" }),
];

const arrangements = (...workArrangement: WorkArrangement[]): Reading => ({ workArrangement });
const REMOTE = String.raw`(?:fully\s+|100%\s+)?remote(?:ly)?|work(?:ing)?\s+from\s+home|from\s+home|wfh|telecommut(?:e|ing)|virtual(?:ly)?`;
const ONSITE = String.raw`on[-\s]?site|in[-\s](?:the[-\s])?office|in[-\s]person`;

const arrangement: readonly Rule[] = [
  rule(String.raw`(?:not|no|non)[-\s]+remote`, arrangements("Hybrid", "Onsite")),
  rule(String.raw`(?:${REMOTE})\s+or\s+hybrid|hybrid\s+or\s+(?:${REMOTE})`, arrangements("Remote", "Hybrid")),
  rule(REMOTE, arrangements("Remote")),
  rule("hybrid", arrangements("Hybrid")),
  rule(ONSITE, arrangements("Onsite")),
];

const type = (jobType: JobType): Reading => ({ jobType });

const terms: readonly Rule[] = [
  rule(
    String.raw`(?<hours>\d{1,2})\+?\s*(?:hours|hrs?)\s*(?:(?:a|per|each)\s+|/\s*)(?:week|wk)|(?<weekly>\d{1,2})\s*(?:hours|hrs)\s+weekly`,
    ({ hours, weekly }) => type(Number(hours ?? weekly) >= FULL_TIME_HOURS ? "full-time" : "part-time"),
  ),
  rule(String.raw`full[-\s]?time`, type("full-time")),
  rule(String.raw`part[-\s]?time`, type("part-time")),
  rule(
    String.raw`(?:evenings?|weekends?|nights?)(?:\s+(?:and|or|&)\s+(?:evenings?|weekends?|nights?)|\s+only)(?:\s+only)?`,
    type("part-time"),
  ),
  rule(String.raw`temp(?:orary)?(?!\s+restraining)`, type("temporary")),
  rule(String.raw`short[-\s]term\s+project`, { projectDuration: ["Short-term"], ...type("project") }),
  rule(String.raw`long[-\s]term\s+project`, { projectDuration: ["Long-term"], ...type("project") }),
  rule(String.raw`short[-\s]term`, { projectDuration: ["Short-term"] }),
  rule(String.raw`long[-\s]term(?!\s+care)`, { projectDuration: ["Long-term"] }),
  rule(String.raw`one[-\s]off(?:\s+projects?)?|project[-\s]based|projects?(?!\s+\p{L})`, type("project")),
  rule(String.raw`ongoing(?:\s+(?:support|work))?`, type("ongoing")),
  rule(String.raw`(?<level>low|medium|high)\s+priority`, ({ level }) => ({ priority: [priorityOf(level)] })),
  rule(String.raw`urgent(?:ly)?|rush\s+(?:job|work|project)s?`, { urgency: "immediate" }),
  rule(String.raw`flexible\s+(?:hours|schedule)`, {}),
  rule(String.raw`(?<status>open|closed|filled)\s+(?:jobs?|positions?|postings?|roles?)`, ({ status }) => ({
    status: statusOf(status),
  })),
];

function priorityOf(level = ""): "low" | "medium" | "high" {
  const name = level.toLowerCase();
  return name === "low" || name === "high" ? name : "medium";
}

function statusOf(status = ""): "open" | "closed" | "filled" {
  const name = status.toLowerCase();
  return name === "closed" || name === "filled" ? name : "open";
}

function levelOfYears({ years }: Groups): Reading {
  const count = Number(years);
  const experienceLevel = count >= 10 ? "expert" : count >= 6 ? "senior" : count >= 3 ? "mid" : "entry";
  return { experienceLevel };
}

const experience: readonly Rule[] = [
  rule(String.raw`(?<years>\d{1,2})\+?\s*(?:years?|yrs?)(?:'|’)?(?:\s+of)?\s+experience`, levelOfYears),
  rule(String.raw`(?<years>\d{1,2})\+?\s*(?:years|yrs)(?:\s+in)?`, levelOfYears),
  rule(
    String.raw`entry[-\s]level|junior|beginner|(?:no|without)\s+experience(?:\s+(?:needed|required|necessary))?`,
    { experienceLevel: "entry" },
  ),
  rule(String.raw`mid(?:dle)?[-\s]level`, { experienceLevel: "mid" }),
  rule(String.raw`senior(?:[-\s]level)?(?!\s+(?:living|housing|citizen))`, { experienceLevel: "senior" }),
  rule(String.raw`expert(?:[-\s]level)?(?!\s+(?:witness|report|deposition|discovery|disclosure))`, {
    experienceLevel: "expert",
  }),
];

const area = (practiceArea: string): Reading => ({ practiceAreas: [practiceArea] });

/** A practice area that is part of a longer name stays a keyword: "litigation hold", "immigration court". */
const areas: readonly Rule[] = [
  rule(String.raw`(?:civil\s+|commercial\s+)?litigation(?!\s+hold)`, area("Litigation")),
  rule(String.raw`immigration(?:\s+law)?(?!\s+(?:court|judge))`, area("Immigration")),
  rule(String.raw`corporate(?:\s+law)?(?!\s+(?:transparency|counsel))`, area("Corporate Law")),
  rule(String.raw`real\s+estate(?:\s+law)?`, area("Real Estate")),
  rule(String.raw`family\s+law`, area("Family Law")),
  rule(String.raw`criminal\s+(?:law|defense)|criminal`, area("Criminal Law")),
  rule(String.raw`personal\s+injury`, area("Personal Injury")),
  rule(String.raw`(?:labor\s+and\s+)?employment(?:\s+law)?(?!\s+authorization)`, area("Employment Law")),
  rule(String.raw`tax(?:\s+law)?(?!\s+(?:returns?|court|lien))`, area("Tax Law")),
  rule(String.raw`intellectual\s+property`, area("Intellectual Property")),
  rule(String.raw`bankruptcy(?:\s+law)?(?!\s+(?:court|petition))`, area("Bankruptcy")),
  rule(String.raw`estate\s+planning|trusts\s+and\s+estates`, area("Estate Planning")),
];

/** Abbreviations in capitals only: "ip" and "pi" are read by the keyword. */
const abbreviations: readonly Rule[] = [
  { pattern: /(?<![\p{L}\p{N}])IP(?![\p{L}\p{N}])/gu, read: () => area("Intellectual Property") },
  { pattern: /(?<![\p{L}\p{N}])PI(?![\p{L}\p{N}])/gu, read: () => area("Personal Injury") },
];

const STATE_NAMES = usStateOptions.map(({ label }) => label).toSorted((a, b) => b.length - a.length);
const STATE_CODES = new Set(usStateOptions.map(({ value }) => value));
const CITY = searchCities
  .toSorted((a, b) => b.length - a.length)
  .join("|")
  .replaceAll(" ", String.raw`\s+`);
const STATE = STATE_NAMES.join("|").replaceAll(" ", String.raw`\s+`);
const CODE = String.raw`(?<code>\p{L}{2})`;
const CITY_OF_STATE = String.raw`(?<city>${CITY})(?<comma>\s*,)?\s+${CODE}(?![\p{L}\p{N}])`;
const CITY_ALONE = `(?<city>${CITY})`;
const PLACE = String.raw`${CITY_ALONE}|(?<state>${STATE})|(?<zip>\d{5})`;
/** A name of a court or of a body, not a place to work in. */
const NO_PLACE = String.raw`(?!\s+(?:court|county|bar|rules?|municipal|district|superior|supreme|law|code|lemon))`;
const CIRCUIT = String.raw`(?:\d+(?:st|nd|rd|th)|first|second|third|district)\s+`;

/** "Newark NJ" as "Newark, NJ"; null where the two letters are a word. */
function placeOf({ city, comma, code, state, zip }: Groups): string | null {
  if (city === undefined) return state ?? zip ?? null;
  if (code === undefined) return city;
  const capital = code.toUpperCase();
  if (!STATE_CODES.has(capital)) return null;
  return comma === undefined && code !== capital ? null : `${city}, ${capital}`;
}

const near =
  (distance: (groups: Groups) => number | undefined) =>
  (groups: Groups): Reading | null => {
    const location = placeOf(groups);
    const miles = distance(groups);
    if (location === null) return null;
    return miles === undefined || groups.state !== undefined ? { location } : { location, distance: miles };
  };

/** Behind a preposition. */
const placesNamed = (place: string): readonly Rule[] => [
  rule(
    String.raw`(?:within|less\s+than|under|up\s+to|at\s+most)?\s*(?<miles>\d{1,3})\s*(?:miles?|mi)\s+(?:of|from|around)\s+(?:${place})`,
    near(({ miles }) => Math.max(1, Math.min(500, Number(miles)))),
  ),
  rule(
    String.raw`(?:near|around|close\s+to|nearby)\s+(?:${place})`,
    near(() => NEAR_MILES),
  ),
  rule(
    String.raw`(?:in|at|based\s+in|located\s+in)\s+(?:${place})${NO_PLACE}`,
    near(() => undefined),
  ),
];
const placeAlone = (city: string): Rule =>
  rule(
    String.raw`(?<!${CIRCUIT})(?<!\bof\s+)(?:${city})${NO_PLACE}`,
    near(() => undefined),
  );

const places: readonly Rule[] = [
  ...placesNamed(CITY_OF_STATE),
  ...placesNamed(PLACE),
  placeAlone(CITY_OF_STATE),
  placeAlone(CITY_ALONE),
];

/** A smaller city, by its capital and its state: "in Camden, NJ". */
const smallCity: Rule = {
  pattern:
    /(?<!\p{L})(?:[Ii]n|[Nn]ear|[Aa]round)\s+(?<city>\p{Lu}[\p{L}.]+(?:\s+\p{Lu}[\p{L}.]+){0,2})\s*,?\s+(?<code>\p{Lu}{2})(?!\p{L})/gu,
  read: ({ city, code = "" }) => (STATE_CODES.has(code) ? { location: `${city ?? ""}, ${code}` } : null),
};

const RULES: readonly Rule[] = [
  smallCity,
  ...places,
  ...pay,
  ...posted,
  ...start,
  ...experience,
  ...arrangement,
  ...terms,
  ...areas,
  ...abbreviations,
];

/** Words that misspellings are compared with, and the longest of them alone, because short words resemble others. */
const CORRECTED = [
  "remote",
  "hybrid",
  "onsite",
  "litigation",
  "immigration",
  "bankruptcy",
  "corporate",
  "temporary",
  "ongoing",
  "urgent",
  "employment",
  "senior",
];

/** Whether one word becomes the other by leaving out, adding or exchanging one letter beside another. */
function isSlip(typed: string, meant: string): boolean {
  if (typed === meant || typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [rest, wanted] = [typed.slice(at), meant.slice(at)];
  if (rest.length < wanted.length) return rest === wanted.slice(1);
  if (rest.length > wanted.length) return rest.slice(1) === wanted;
  return rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0];
}

const SHORTEST_SLIP = 5;

/** Corrects the words of filters alone; those of the keyword are corrected by what postings say. */
const corrected = (text: string): string =>
  text
    .replaceAll(/\p{L}+/gu, (word) => {
      if (word.length < SHORTEST_SLIP) return word;
      return CORRECTED.find((meant) => isSlip(word.toLowerCase(), meant)) ?? word;
    })
    .replaceAll(/\b(full|part)[-\s]+(?:tme|tiem|itme|tim|timee)\b/giu, "$1-time");

/** Words around a keyword that every search may contain. */
const EDGE = new Set(
  "a an the any all some anything something in on at for with of and or from to by me my i i'm i’m im am want need looking find show get seeking please only just job jobs work works working position positions role roles posting postings gig gigs opportunity opportunities assignment assignments paralegal paralegals paying pay where that which is are new experience".split(
    " ",
  ),
);
/** Alone they say nothing; before a noun they are part of a name: "attorney fees". */
const ALONE = new Set("attorney attorneys lawyer lawyers firm firms law legal level".split(" "));

/** Marks where words have been read: a character for private use, which no search contains. */
const READ = "\uE000";
const BREAKS = new RegExp(`[${READ},;:]+`, "u");

function keywordOf(text: string): string {
  return text
    .split(BREAKS)
    .map(trimmed)
    .filter((segment) => segment !== "")
    .join(" ");
}

function trimmed(segment: string): string {
  const words = segment.split(/\s+/u).filter((word) => word !== "");
  const isEdge = (word: string | undefined): boolean =>
    word !== undefined && (EDGE.has(word.toLowerCase()) || !/[\p{L}\p{N}]/u.test(word));
  while (isEdge(words[0]) || words[0]?.toLowerCase() === "search") words.shift();
  while (isEdge(words.at(-1))) words.pop();
  return words.every((word) => ALONE.has(word.toLowerCase())) ? "" : words.join(" ");
}

/** Lists are joined; of two values for one filter the first is kept, and the words of the other stay. */
function merged(before: Reading, found: Reading): Reading | null {
  const lists = [
    "practiceAreas",
    "workArrangement",
    "availabilityType",
    "projectDuration",
    "priority",
  ] as const;
  const single = (Object.keys(found) as (keyof Reading)[]).filter(
    (name) => !lists.some((list) => list === name),
  );
  if (single.some((name) => before[name] !== undefined && before[name] !== found[name])) return null;
  const result: Reading = { ...before, ...found };
  for (const name of lists) {
    const both = [...new Set<string>([...(before[name] ?? []), ...(found[name] ?? [])])];
    if (both.length > 0) Object.assign(result, { [name]: both });
  }
  return result;
}

/** The filters that a search asks for in its own words. Words in quotation marks stay the keyword as they are. */
export function readPhrase(phrase: string): JobSearchFilters {
  const typed = phrase.replaceAll(READ, " ").trim();
  if (/["“”]/u.test(typed)) return { keyword: typed };
  let rest = corrected(typed);
  let found: Reading = {};
  let isRead = false;
  for (const { pattern, read } of RULES) {
    rest = rest.replace(pattern, (...match: unknown[]) => {
      const all = String(match[0]);
      const reading = read((match.at(-1) ?? {}) as Groups);
      const next = reading && merged(found, reading);
      if (next === null) return all;
      found = next;
      isRead = true;
      return READ;
    });
  }
  const keyword = isRead ? keywordOf(rest) : typed;
  // A search for "the" or "jobs" alone is left as it is.
  return keyword === "" ? { ...found } : { keyword, ...found };
}
