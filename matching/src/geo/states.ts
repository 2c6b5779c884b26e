/** States, the District and territories: their names, the words people use, and the clocks they keep. */

export interface State {
  readonly code: string;
  readonly name: string;
  /** IANA time zone of the larger part of its people */
  readonly timeZone: string;
  /** no road leads there from the other states */
  readonly apart?: true;
}

const EASTERN = "America/New_York";
const CENTRAL = "America/Chicago";
const MOUNTAIN = "America/Denver";
const PACIFIC = "America/Los_Angeles";

const ROWS: readonly (readonly [code: string, name: string, timeZone: string, apart?: true])[] = [
  ["AL", "Alabama", CENTRAL],
  ["AK", "Alaska", "America/Anchorage", true],
  ["AZ", "Arizona", "America/Phoenix"],
  ["AR", "Arkansas", CENTRAL],
  ["CA", "California", PACIFIC],
  ["CO", "Colorado", MOUNTAIN],
  ["CT", "Connecticut", EASTERN],
  ["DE", "Delaware", EASTERN],
  ["DC", "District of Columbia", EASTERN],
  ["FL", "Florida", EASTERN],
  ["GA", "Georgia", EASTERN],
  ["HI", "Hawaii", "Pacific/Honolulu", true],
  ["ID", "Idaho", "America/Boise"],
  ["IL", "Illinois", CENTRAL],
  ["IN", "Indiana", "America/Indiana/Indianapolis"],
  ["IA", "Iowa", CENTRAL],
  ["KS", "Kansas", CENTRAL],
  ["KY", "Kentucky", EASTERN],
  ["LA", "Louisiana", CENTRAL],
  ["ME", "Maine", EASTERN],
  ["MD", "Maryland", EASTERN],
  ["MA", "Massachusetts", EASTERN],
  ["MI", "Michigan", "America/Detroit"],
  ["MN", "Minnesota", CENTRAL],
  ["MS", "Mississippi", CENTRAL],
  ["MO", "Missouri", CENTRAL],
  ["MT", "Montana", MOUNTAIN],
  ["NE", "Nebraska", CENTRAL],
  ["NV", "Nevada", PACIFIC],
  ["NH", "New Hampshire", EASTERN],
  ["NJ", "New Jersey", EASTERN],
  ["NM", "New Mexico", MOUNTAIN],
  ["NY", "New York", EASTERN],
  ["NC", "North Carolina", EASTERN],
  ["ND", "North Dakota", CENTRAL],
  ["OH", "Ohio", EASTERN],
  ["OK", "Oklahoma", CENTRAL],
  ["OR", "Oregon", PACIFIC],
  ["PA", "Pennsylvania", EASTERN],
  ["PR", "Puerto Rico", "America/Puerto_Rico", true],
  ["RI", "Rhode Island", EASTERN],
  ["SC", "South Carolina", EASTERN],
  ["SD", "South Dakota", CENTRAL],
  ["TN", "Tennessee", CENTRAL],
  ["TX", "Texas", CENTRAL],
  ["UT", "Utah", MOUNTAIN],
  ["VT", "Vermont", EASTERN],
  ["VA", "Virginia", EASTERN],
  ["WA", "Washington", PACIFIC],
  ["WV", "West Virginia", EASTERN],
  ["WI", "Wisconsin", CENTRAL],
  ["WY", "Wyoming", MOUNTAIN],
];

export const STATES: readonly State[] = ROWS.map(([code, name, timeZone, apart]) => ({
  code,
  name,
  timeZone,
  ...(apart && { apart }),
}));

const BY_CODE = new Map(STATES.map((state) => [state.code, state]));

/** Older and spoken short forms; two-letter codes are read from capitals only. */
const SPOKEN: Readonly<Record<string, string>> = {
  calif: "CA",
  cali: "CA",
  socal: "CA",
  norcal: "CA",
  colo: "CO",
  conn: "CT",
  fla: "FL",
  ill: "IL",
  ind: "IN",
  kan: "KS",
  mass: "MA",
  mich: "MI",
  minn: "MN",
  "n.j.": "NJ",
  "n.y.": "NY",
  okla: "OK",
  penn: "PA",
  tenn: "TN",
  tex: "TX",
  "wash. state": "WA",
  "washington state": "WA",
  "new york state": "NY",
  "upstate new york": "NY",
  "d.c.": "DC",
};

const BY_NAME = new Map<string, string>([
  ...STATES.map((state) => [state.name.toLowerCase(), state.code] as const),
  ...Object.entries(SPOKEN),
]);

export function stateOf(code: string): State | undefined {
  return BY_CODE.get(code);
}

/** The code of a state written as a code, a name or a short form, alone in the text. */
export function stateCode(text: string): string | null {
  const written = text.trim();
  if (/^[A-Z]{2}$/i.test(written) && BY_CODE.has(written.toUpperCase())) return written.toUpperCase();
  const name = written.toLowerCase();
  return BY_NAME.get(name) ?? BY_NAME.get(name.replace(/\.$/, "")) ?? null;
}

const NAMES = [...BY_NAME.keys()]
  .filter((name) => /^[a-z ]{4,}$/.test(name))
  .toSorted((a, b) => b.length - a.length);
const MENTION = new RegExp(String.raw`\b(?:${NAMES.join("|")})\b`, "gi");
const CODE_MENTION = /\b[A-Z]{2}\b/g;
/** Codes that are words or degrees in capitals too; read as states only after a comma or at the start. */
const ALSO_WORDS: ReadonlySet<string> = new Set([
  "IN",
  "OR",
  "OK",
  "ME",
  "HI",
  "OH",
  "MA",
  "CO",
  "AL",
  "ID",
  "PA",
  "MS",
]);

/** Every state a text names, by name in any case or by its capitals, in order, once each. */
export function statesNamed(text: string): string[] {
  const byName = [...text.matchAll(MENTION)].map((match) => BY_NAME.get(match[0].toLowerCase()) ?? "");
  const byCode = [...text.matchAll(CODE_MENTION)]
    .filter(
      (match) => !ALSO_WORDS.has(match[0]) || /,\s*$/.test(text.slice(0, match.index)) || text === match[0],
    )
    .map((match) => match[0])
    .filter((code) => BY_CODE.has(code));
  return [...new Set([...byName, ...byCode])].filter((code) => code !== "");
}
