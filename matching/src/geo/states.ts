/** US states, the District of Columbia and Puerto Rico: finding them in text, and facts about each. */
import { everyMatch } from "../text/every-match.ts";
import states from "./states.json" with { type: "json" };

export interface State {
  /** Postal code. */
  readonly code: string;
  readonly name: string;
  /** IANA time zone of most of its people. */
  readonly timeZone: string;
  /** Older and informal names, in lower case. */
  readonly nicknames?: readonly string[];
  /** The code is a word or a degree in capitals too ("OR", "MA") and counts only after a comma or by itself. */
  readonly codeIsWord?: boolean;
  /** No road leads there from the other states. */
  readonly noRoad?: boolean;
  /** Regions of its federal judicial districts (28 U.S.C. 81-131); absent where the state is one district. */
  readonly federalDistricts?: readonly string[];
  /** The state's name in citations to those districts ("S.D. cal"). */
  readonly reporterAbbreviation?: string;
}

export const STATES: readonly State[] = states;

const BY_CODE = new Map(STATES.map((state) => [state.code, state]));
const BY_NAME = new Map(
  STATES.flatMap(({ code, name, nicknames = [] }) =>
    [name.toLowerCase(), ...nicknames].map((each) => [each, code] as const),
  ),
);

export function findState(code: string): State | undefined {
  return BY_CODE.get(code);
}

/** The code of a state written as a code, a name or a nickname, alone in the text. */
export function parseState(text: string): string | null {
  const written = text.trim();
  if (/^[A-Z]{2}$/i.test(written) && BY_CODE.has(written.toUpperCase())) return written.toUpperCase();
  const name = written.toLowerCase();
  return BY_NAME.get(name) ?? BY_NAME.get(name.replace(/\.$/, "")) ?? null;
}

const isWord = (code: string): boolean => BY_CODE.get(code)?.codeIsWord === true;
const NAMES = [...BY_NAME.keys()]
  .filter((name) => /^[a-z ]{4,}$/.test(name))
  .toSorted((a, b) => b.length - a.length);
const MENTION = new RegExp(String.raw`\b(?:${NAMES.join("|")})\b`, "gi");
const CODE_MENTION = /\b[A-Z]{2}\b/g;

/** Codes of all states that a text names, by name in any case or by code in capitals. Names come first. */
export function findStates(text: string): string[] {
  const byName = everyMatch(MENTION, text).map((match) => BY_NAME.get(match[0].toLowerCase()) ?? "");
  const byCode = everyMatch(CODE_MENTION, text)
    .filter((match) => !isWord(match[0]) || /,\s*$/.test(text.slice(0, match.index)) || text === match[0])
    .map((match) => match[0])
    .filter((code) => BY_CODE.has(code));
  return [...new Set([...byName, ...byCode])].filter((code) => code !== "");
}
