/** Certificates and licenses: which a posting asks for, which a person holds and until when. */
import { sentencesOf, strengthOf } from "../text/strength.ts";
import type { Strength } from "../text/strength.ts";
import { listedEntries } from "./listed.ts";
import type { SaysWords } from "./listed.ts";

/** Each with the short forms of the bodies that grant it (NALA, NFPA, NALS, ACEDS, AALNC, IRS, state law). */
const CREDENTIALS: readonly (readonly [id: string, names: RegExp, shortForms?: RegExp])[] = [
  ["advanced certified paralegal", /\badvanced certified paralegals?\b/i, /\bACP\b/],
  ["certified paralegal", /\bcertified paralegals?\b|\bcertified legal assistants?\b/i, /\bC(?:LA|P)\b/],
  ["registered paralegal", /\bregistered paralegals?\b/i, /\b(?:C?RP|PACE)\b/],
  ["professional paralegal", /\bprofessional paralegal\b/i, /\bPP-SC\b/],
  [
    "paralegal certificate",
    /\bparalegal (?:studies )?certificate\b|\bcertificate in paralegal\b|\baba[- ]approved\b/i,
  ],
  [
    "paralegal degree",
    /\b(?:degree|a\.?a\.?s?|a\.?s|b\.?a|b\.?s|bachelor\S*|associate\S*|minor)\b[^,;]{0,20}\b(?:(?:paralegal|legal) studies|legal assisting|paralegalism)\b|\b(?:paralegal|legal) studies degree\b/i,
  ],
  ["notary", /\bnotar(?:y|ies)\b|\bloan signing agent\b/i],
  ["e-discovery certification", /\be-?discovery (?:certification|credential|certificate)\b/i, /\bA?CEDS\b/],
  ["relativity certification", /\brelativity certified\b/i, /\bRC[AP]\b/],
  ["litigation support certification", /\blitigation support certification\b/i],
  ["registered nurse", /\bregistered nurses?\b/i, /\bRN\b/],
  ["legal nurse consultant", /\blegal nurse consultants?\b/i, /\bLNCC?\b/],
  ["enrolled agent", /\benrolled agents?\b/i],
  ["accredited representative", /\baccredited representatives?\b|\bdoj[- ]accredited\b/i],
  ["security clearance", /\b(?:security|secret|public trust) clearance\b|\bts\/sci\b/i],
  ["bar admission", /\badmitted to (?:the )?(?:\w+ )?bar\b|\bbar admission\b|\blicensed attorney\b/i],
  ["juris doctor", /\bjuris doctor\b/i, /\bJ\.?D\b/],
  ["bachelor's degree", /\bbachelor(?:'?s)?\b/i, /\b(?:B\.?A|B\.?S|BBA|BFA|BSN|BSc|LLB)\b/],
];

/** What holds one credential also proves the other. */
const PROVES: Readonly<Record<string, readonly string[]>> = {
  "advanced certified paralegal": ["certified paralegal", "paralegal certificate"],
  "certified paralegal": ["paralegal certificate"],
  "registered paralegal": ["paralegal certificate"],
  "professional paralegal": ["paralegal certificate"],
  "paralegal degree": ["paralegal certificate"],
  "relativity certification": ["e-discovery certification"],
  "legal nurse consultant": ["registered nurse"],
  "juris doctor": ["bachelor's degree"],
};
const ENDED = /\b(?:expired|lapsed|inactive|former(?:ly)?|pending|in progress|studying for|sitting for)\b/i;
/** "(exp. 05/2028)", "valid until 2024" */
const ENDS =
  /\b(?:exp(?:\.|ires?|iration)?|until|through|valid to)[:\s]*(?:\w{3,9}\.? )?(?:(\d{1,2})\/)?(?:\d{1,2}\/)?(20\d\d)\b/i;

export interface CredentialDemand {
  /** of the list above, or what the posting lists, in its own words */
  readonly credential: string;
  readonly strength: Strength;
  /** what serves as well: "ABA-approved certificate or bachelor's degree" */
  readonly alternatives: readonly string[];
}

/** In the order of the text. */
function credentialsIn(text: string): string[] {
  return CREDENTIALS.map(([id, names, shortForms]) => {
    const found = [names.exec(text)?.index, shortForms?.exec(text)?.index].filter((at) => at !== undefined);
    return { id, at: found.length === 0 ? -1 : Math.min(...found) };
  })
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ id }) => id);
}

const ASKED =
  /certif|licens|commission|credential|notar|degree|diploma|holder|clearance|accredit|admi(?:tted|ssion)|\bnurse\b|enrolled agent/i;
const SHORT_FORM = /\b[A-Z]{2,5}\b/;
const NEEDED = /\b(?:we need|looking for|seeking|hiring|want) (?:an? )?(?:[\w-]+,? ){0,2}$/i;

/** In running text a bachelor's degree is asked of nobody by itself; it only serves in place of others. */
const ONLY_SERVES = "bachelor's degree";

export function credentialDemands(listed: readonly string[], text: string): CredentialDemand[] {
  const demands = new Map<string, CredentialDemand>();
  const keep = (demand: CredentialDemand): void => {
    if (!demands.has(demand.credential)) demands.set(demand.credential, demand);
  };
  const add = (said: string, strength: Strength): void => demandsIn(said, strength).forEach(keep);
  demandsListed(listed).forEach(keep);
  for (const sentence of sentencesOf(text)) {
    if (/without an? |non-attorney|need not apply/i.test(sentence)) continue;
    if (!ASKED.test(sentence) && !SHORT_FORM.test(sentence)) continue;
    const strength = strengthOf(sentence);
    if (strength !== "mentioned") add(sentence, strength);
    else if (isNeeded(sentence)) add(sentence, "required");
  }
  return [...demands.values()];
}

/** What the list above does not know stands for itself. */
function demandsListed(listed: readonly string[]): CredentialDemand[] {
  return listedEntries(listed).flatMap(({ ways, strength }) => {
    const named = ways.flatMap((way) => {
      const known = credentialsIn(way);
      return known.length > 0 ? known : [way];
    });
    const [first, ...alternatives] = new Set(named);
    if (first === undefined) return [];
    if (ways.length > 1 || ways.some((way) => way.includes("/")))
      return [{ credential: first, strength, alternatives }];
    return [first, ...alternatives].map((credential) => ({ credential, strength, alternatives: [] }));
  });
}

/** One demand for all that "or" joins, else one for each. */
function demandsIn(said: string, strength: Strength): CredentialDemand[] {
  const named = credentialsIn(said);
  const asked = named.filter((credential) => credential !== ONLY_SERVES);
  const [first, ...rest] = asked;
  if (first === undefined) return [];
  if (named.length > 1 && /\bor\b|\/|\beither\b/i.test(said))
    return [
      {
        credential: first,
        strength,
        alternatives: [...rest, ...named.filter((credential) => credential === ONLY_SERVES)],
      },
    ];
  return asked.map((credential) => ({ credential, strength, alternatives: [] }));
}

/** "We need a licensed registered nurse." */
function isNeeded(sentence: string): boolean {
  return CREDENTIALS.some(([, names]) => {
    const found = names.exec(sentence);
    return found !== null && NEEDED.test(sentence.slice(0, found.index));
  });
}

const KNOWN: ReadonlySet<string> = new Set(CREDENTIALS.map(([id]) => id));
export const knowsCredential = (name: string): boolean => KNOWN.has(name);

/** What the list above does not know is met by a profile that says the same words. */
export function meetsDemand(
  held: ReadonlySet<string>,
  { credential, alternatives }: CredentialDemand,
  says: SaysWords,
): boolean {
  return [credential, ...alternatives].some((name) => (knowsCredential(name) ? held.has(name) : says(name)));
}

/** What a person names and holds now, under education or in the bio too; expired ones are left out. */
export function credentialsNamed(texts: readonly string[], now: Date): Set<string> {
  const held = new Set<string>();
  for (const text of texts)
    for (const sentence of sentencesOf(withoutDots(text)).filter(
      (part) => !ENDED.test(part) && !isOver(part, now),
    ))
      for (const credential of credentialsIn(sentence)) held.add(credential);
  return held;
}

/** "A.A.S. Paralegal Studies" and "(exp. 05/2028)" are no two sentences. */
function withoutDots(text: string): string {
  return text
    .replace(/\bexp\.\s/gi, "exp ")
    .replace(/\b(?:[A-Z]\.){2,}/g, (initials) => initials.replaceAll(".", ""));
}

/** What is named, and what that proves. */
export function credentialsHeld(texts: readonly string[], now: Date): Set<string> {
  const named = [...credentialsNamed(texts, now)];
  return new Set([...named, ...named.flatMap((credential) => PROVES[credential] ?? [])]);
}

export function proves(credential: string, other: string): boolean {
  return PROVES[credential]?.includes(other) === true;
}

/** A month counts to its end, a year to December. */
function isOver(text: string, now: Date): boolean {
  const ends = ENDS.exec(text);
  if (ends === null) return false;
  return Date.UTC(Number(ends[2]), Number(ends[1] ?? 12), 1) <= now.getTime();
}
