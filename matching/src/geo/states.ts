/** States, the District and territories: their names, the words people use, and the clocks they keep. */
import { stateCodes } from "../ontology/states.ts";

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

const ROWS: readonly (readonly [code: string, timeZone: string, apart?: true])[] = [
  ["AL", CENTRAL],
  ["AK", "America/Anchorage", true],
  ["AZ", "America/Phoenix"],
  ["AR", CENTRAL],
  ["CA", PACIFIC],
  ["CO", MOUNTAIN],
  ["CT", EASTERN],
  ["DE", EASTERN],
  ["DC", EASTERN],
  ["FL", EASTERN],
  ["GA", EASTERN],
  ["HI", "Pacific/Honolulu", true],
  ["ID", "America/Boise"],
  ["IL", CENTRAL],
  ["IN", "America/Indiana/Indianapolis"],
  ["IA", CENTRAL],
  ["KS", CENTRAL],
  ["KY", EASTERN],
  ["LA", CENTRAL],
  ["ME", EASTERN],
  ["MD", EASTERN],
  ["MA", EASTERN],
  ["MI", "America/Detroit"],
  ["MN", CENTRAL],
  ["MS", CENTRAL],
  ["MO", CENTRAL],
  ["MT", MOUNTAIN],
  ["NE", CENTRAL],
  ["NV", PACIFIC],
  ["NH", EASTERN],
  ["NJ", EASTERN],
  ["NM", MOUNTAIN],
  ["NY", EASTERN],
  ["NC", EASTERN],
  ["ND", CENTRAL],
  ["OH", EASTERN],
  ["OK", CENTRAL],
  ["OR", PACIFIC],
  ["PA", EASTERN],
  ["PR", "America/Puerto_Rico", true],
  ["RI", EASTERN],
  ["SC", EASTERN],
  ["SD", CENTRAL],
  ["TN", CENTRAL],
  ["TX", CENTRAL],
  ["UT", MOUNTAIN],
  ["VT", EASTERN],
  ["VA", EASTERN],
  ["WA", PACIFIC],
  ["WV", EASTERN],
  ["WI", CENTRAL],
  ["WY", MOUNTAIN],
];

export const STATES: readonly State[] = ROWS.map(([code, timeZone, apart]) => ({
  code,
  name: stateCodes[code] ?? code,
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
