/**
 * Reads a search as people write it, "privilege review part-time from Monday", into the filters of a job search. What
 * no filter stands for stays the keyword. Dates are read without a calendar: a weekday is within a week.
 */
import { hoursPerYear } from "../jobs/job-terms.ts";
import type { WorkArrangement } from "../options.ts";
import { usStateOptions } from "../us-states.ts";
import type { JobSearchFilters } from "./job-search.ts";
import { type JobType, searchReach } from "./job-search-options.ts";
import { keywordOf, READ } from "./phrase-keyword.ts";
import { corrected } from "./phrase-spelling.ts";
import { searchCities } from "./search-cities.ts";

type Reading = Omit<JobSearchFilters, "keyword">;
type Groups = Readonly<Record<string, string | undefined>>;

interface Rule {
  readonly pattern: RegExp;
  /** Null where the words mean something else here, so that they stay. */
  readonly read: (groups: Groups, found: Reading) => Reading | null;
}

/** Nothing of the same part of the search follows. */
const END = String.raw`(?=\s*(?:$|[,;:.?!${READ}]))`;

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

const OR_MORE = String.raw`(?:\+|\s+(?:or\s+more|and\s+up|plus))?`;

const lowest = ({ low, lowK }: Groups): Reading => ({ budgetMin: hourly(low, lowK) });
const highest = ({ high, highK }: Groups): Reading => ({ budgetMax: hourly(high, highK) });

const pay: readonly Rule[] = [
  rule(
    String.raw`(?:between\s+|from\s+)?\$\s*${AMOUNT("low")}\s*(?:to|-|–|and)\s*\$?\s*${AMOUNT("high")}(?:${PER})?`,
    ({ low, lowK, high, highK }) => {
      const [from, to] = [hourly(low, lowK), hourly(high, highK)];
      return { budgetMin: Math.min(from, to), budgetMax: Math.max(from, to) };
    },
  ),
  rule(String.raw`(?:${LESS})\s+\$\s*${AMOUNT("high")}(?:${PER})?`, highest),
  rule(String.raw`(?:${MORE})\s+\$\s*${AMOUNT("low")}(?:${PER})?`, lowest),
  rule(String.raw`(?:(?:${MORE})\s+)?\$?\s*${AMOUNT("low")}${PER}${OR_MORE}`, lowest),
  // Other amounts are what a case is about: "$5,000 bond".
  rule(String.raw`(?:for\s+)?\$\s*${AMOUNT("low")}${OR_MORE}${END}`, (groups) => {
    const { budgetMin = 0 } = lowest(groups);
    return budgetMin >= searchReach.budget.min && budgetMin <= searchReach.budget.max ? { budgetMin } : null;
  }),
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

const NEW = String.raw`(?:(?:posted|listed|new|added)(?:\s+(?:with)?in)?|from|(?:with)?in)(?:\s+the)?`;

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
const REMOTE = String.raw`(?:fully\s+|100%\s+)?remote(?:ly)?|work(?:ing)?\s+from\s+home|from\s+home|wfh|at\s+home|home[-\s]based|tele(?:commut|work)(?:e|ing)?|virtual(?:ly)?|(?:from|work(?:ing)?)\s+anywhere(?!\s+in)|no\s+commut(?:e|ing)`;
const ONSITE = String.raw`on[-\s]?site|in[-\s](?:the[-\s])?office|in[-\s]person`;

const NOT = String.raw`(?:not|no|non)[-\s]+`;

const arrangement: readonly Rule[] = [
  rule(String.raw`${NOT}remote`, arrangements("Hybrid", "Onsite")),
  rule(String.raw`${NOT}hybrid`, arrangements("Remote", "Onsite")),
  rule(String.raw`${NOT}(?:${ONSITE})`, arrangements("Remote", "Hybrid")),
  rule(String.raw`(?:${REMOTE})\s+or\s+hybrid|hybrid\s+or\s+(?:${REMOTE})`, arrangements("Remote", "Hybrid")),
  rule(REMOTE, arrangements("Remote")),
  rule("hybrid", arrangements("Hybrid")),
  rule(ONSITE, arrangements("Onsite")),
];

const type = (jobType: JobType): Reading => ({ jobType });

const terms: readonly Rule[] = [
  rule(
    String.raw`(?:(?:${LESS}|${MORE}|about|around|roughly)\s+)?(?:(?<hours>\d{1,2})\+?\s*(?:hours|hrs?)\s*(?:(?:a|per|each)\s+|/\s*)(?:week|wk)|(?<weekly>\d{1,2})\s*(?:hours|hrs)\s+weekly)(?:\s+or\s+(?:less|fewer|so))?`,
    ({ hours, weekly }) => type(Number(hours ?? weekly) >= FULL_TIME_HOURS ? "full-time" : "part-time"),
  ),
  rule(String.raw`full[-\s]?time`, type("full-time")),
  rule(String.raw`part[-\s]?time`, type("part-time")),
  rule(
    String.raw`(?:evenings?|weekends?|nights?)(?:\s+(?:and|or|&)\s+(?:evenings?|weekends?|nights?)|\s+only)(?:\s+only)?`,
    type("part-time"),
  ),
  rule(String.raw`side\s+(?:gig|job|work|hustle)s?`, type("part-time")),
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
    String.raw`entry[-\s]level|junior|beginner|first\s+(?:paralegal\s+)?(?:job|position|role)|(?:new|recent)\s+grad(?:uate)?s?|(?:no|without)\s+experience(?:\s+(?:needed|required|necessary))?`,
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
const CITY_OF_NAMED_STATE = String.raw`(?<city>${CITY})(?:\s*,)?\s+(?<named>${STATE})(?![\p{L}\p{N}])`;
const CITY_ALONE = `(?<city>${CITY})`;
const PLACE = String.raw`${CITY_ALONE}|(?<state>${STATE})|(?<zip>\d{5})`;
/** A name of a court or of a body, not a place to work in. */
const NO_PLACE = String.raw`(?!\s+(?:court|county|bar|rules?|municipal|district|superior|supreme|law|code|lemon))`;
const CIRCUIT = String.raw`(?:\d+(?:st|nd|rd|th)|first|second|third|district)\s+`;

const codeOfState = (name: string): string =>
  usStateOptions.find(({ label }) => label.toLowerCase() === name.toLowerCase().replaceAll(/\s+/gu, " "))
    ?.value ?? name;

/** "Newark NJ" as "Newark, NJ"; null where the two letters are a word. */
function placeOf({ city, comma, code, named, state, zip }: Groups): string | null {
  if (city === undefined) return state ?? zip ?? null;
  if (named !== undefined) return `${city}, ${codeOfState(named)}`;
  if (code === undefined) return city;
  const capital = code.toUpperCase();
  if (!STATE_CODES.has(capital)) return null;
  return comma === undefined && code !== capital ? null : `${city}, ${capital}`;
}

const isState = (place: string): boolean =>
  usStateOptions.some(({ label }) => label.toLowerCase() === place.toLowerCase());

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
  ...placesNamed(CITY_OF_NAMED_STATE),
  ...placesNamed(CITY_OF_STATE),
  ...placesNamed(PLACE),
  placeAlone(CITY_OF_NAMED_STATE),
  placeAlone(CITY_OF_STATE),
  placeAlone(CITY_ALONE),
];

/** A smaller city, by its capital and its state: "in Camden, NJ". */
const smallCity: Rule = {
  pattern:
    /(?<!\p{L})(?:[Ii]n|[Nn]ear|[Aa]round)\s+(?<city>\p{Lu}[\p{L}.]+(?:\s+\p{Lu}[\p{L}.]+){0,2})\s*,?\s+(?<code>\p{Lu}{2})(?!\p{L})/gu,
  read: ({ city, code = "" }) => (STATE_CODES.has(code) ? { location: `${city ?? ""}, ${code}` } : null),
};

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const DAYS_PER: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
/** A quarter of a year. */
const MAX_SHORT_DAYS = 92;

function lengthOf({ count = "", unit = "" }: Groups): Reading {
  const number = Number(count) || NUMBERS.indexOf(count.toLowerCase()) + 1;
  const days = number * (DAYS_PER[unit.toLowerCase()] ?? 0);
  return { projectDuration: [days <= MAX_SHORT_DAYS ? "Short-term" : "Long-term"] };
}

/** What is certain only once the rest has been read: these stand at the end of a part of the search, or are one. */
const ends: readonly Rule[] = [
  rule(
    String.raw`(?<!${CIRCUIT})(?<!\b(?:of|v\.?|vs\.?)\s+)(?<state>${STATE})${END}`,
    near(() => undefined),
  ),
  rule(
    String.raw`(?<=(?:^|[,;:${READ}])\s*)(?<zip>\d{5})${END}`,
    near(() => undefined),
  ),
  rule(
    String.raw`(?:within\s+|up\s+to\s+)?(?<miles>\d{1,3})\s*(?:miles?|mi)(?:\s+(?:away|radius))?${END}`,
    ({ miles }, { location = "" }) =>
      location === "" || isState(location) ? null : { distance: Math.max(1, Math.min(500, Number(miles))) },
  ),
  rule(
    String.raw`(?<!\b(?:in|within|after|every|last|past|next)\s+)(?:for\s+)?(?<count>\d{1,2}|${NUMBERS.join("|")})[-\s]+(?<unit>day|week|month)s?(?:\s+(?:projects?|contracts?|assignments?|jobs?|gigs?)|${END})`,
    lengthOf,
  ),
];

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
  ...ends,
];

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
  for (const { pattern, read } of RULES) {
    rest = rest.replace(pattern, (...match: unknown[]) => {
      const all = String(match[0]);
      const reading = read((match.at(-1) ?? {}) as Groups, found);
      const next = reading && merged(found, reading);
      if (next === null) return all;
      found = next;
      return READ;
    });
  }
  const isRead = Object.keys(found).length > 0 || rest.includes(READ);
  // A search for "the" or "jobs" alone is left as it is.
  const keyword = keywordOf(rest) || (isRead ? "" : typed);
  return keyword === "" ? { ...found } : { keyword, ...found };
}
