/** Certificates and licenses: which ones a posting asks for, and which ones a person holds and until when. */
import { sentencesOf, strengthOf } from "../text/strength.ts";
import type { Strength } from "../text/strength.ts";
import { listedRequirements } from "./listed-requirements.ts";
import type { IsMentioned } from "./listed-requirements.ts";

/** Names and abbreviations, as used by the bodies that grant them (NALA, NFPA, NALS, ACEDS, AALNC, IRS, states). */
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

/** Credentials that a credential implies. */
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

export interface CredentialRequirement {
  /** An id of a known one, or the posting's own words. */
  readonly credential: string;
  readonly strength: Strength;
  /** What is accepted instead: "ABA-approved certificate or bachelor's degree". */
  readonly alternatives: readonly string[];
}

/** Ids of the known credentials that a text names, in its order. */
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
const NEED = /\b(?:we need|looking for|seeking|hiring|want) /i;
const NEEDED = new RegExp(`${NEED.source}(?:an? )?(?:[\\w-]+,? ){0,2}$`, "i");

/** In running text this counts only as an alternative to other credentials. */
const ONLY_SERVES = "bachelor's degree";

export function credentialRequirements(listed: readonly string[], text: string): CredentialRequirement[] {
  const requirements = new Map<string, CredentialRequirement>();
  const addRequirement = (requirement: CredentialRequirement): void => {
    if (!requirements.has(requirement.credential)) requirements.set(requirement.credential, requirement);
  };
  const add = (sentence: string, strength: Strength): void =>
    requirementsIn(sentence, strength).forEach(addRequirement);
  for (const { name, ...entry } of listedRequirements(listed, namesIn))
    addRequirement({ credential: name, ...entry });
  for (const sentence of sentencesOf(text)) {
    if (/without an? |non-attorney|need not apply/i.test(sentence)) continue;
    if (!ASKED.test(sentence) && !SHORT_FORM.test(sentence)) continue;
    const strength = strengthOf(sentence);
    if (strength !== "mentioned") add(sentence, strength);
    else if (isNeeded(sentence)) add(sentence, "required");
  }
  return [...requirements.values()];
}

/** An unknown credential keeps the posting's words. */
function namesIn(text: string): string[] {
  const known = credentialsIn(text);
  return known.length > 0 ? known : [text];
}

/** Credentials joined by "or" are one requirement with alternatives; others are one each. */
function requirementsIn(sentence: string, strength: Strength): CredentialRequirement[] {
  const named = credentialsIn(sentence);
  const asked = named.filter((credential) => credential !== ONLY_SERVES);
  const [first, ...rest] = asked;
  if (first === undefined) return [];
  if (named.length > 1 && /\bor\b|\/|\beither\b/i.test(sentence))
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
  if (!NEED.test(sentence)) return false;
  return CREDENTIALS.some(([, names]) => {
    const found = names.exec(sentence);
    return found !== null && NEEDED.test(sentence.slice(0, found.index));
  });
}

const KNOWN: ReadonlySet<string> = new Set(CREDENTIALS.map(([id]) => id));
export const knowsCredential = (name: string): boolean => KNOWN.has(name);

/** An unknown name is met by a profile that contains the same words. */
export function meetsCredential(
  held: ReadonlySet<string>,
  { credential, alternatives }: CredentialRequirement,
  isMentioned: IsMentioned,
): boolean {
  return [credential, ...alternatives].some((name) =>
    knowsCredential(name) ? held.has(name) : isMentioned(name),
  );
}

/** Credentials that the texts of a profile name, without those that have expired. */
export function credentialsNamed(texts: readonly string[], now: Date): Set<string> {
  const held = new Set<string>();
  for (const text of texts)
    for (const sentence of sentencesOf(withoutDots(text)).filter(
      (part) => !ENDED.test(part) && !isOver(part, now),
    ))
      for (const credential of credentialsIn(sentence)) held.add(credential);
  return held;
}

/** Keeps "A.A.S. Paralegal Studies" and "(exp. 05/2028)" from being split into sentences. */
function withoutDots(text: string): string {
  return text
    .replace(/\bexp\.\s/gi, "exp ")
    .replace(/\b(?:[A-Z]\.){2,}/g, (initials) => initials.replaceAll(".", ""));
}

/** Named credentials and those that they imply. */
export function credentialsHeld(texts: readonly string[], now: Date): Set<string> {
  const named = [...credentialsNamed(texts, now)];
  return new Set([...named, ...named.flatMap((credential) => PROVES[credential] ?? [])]);
}

export function proves(credential: string, other: string): boolean {
  return PROVES[credential]?.includes(other) === true;
}

/** A credential holds until the end of the month, or of the year, that is given. */
function isOver(text: string, now: Date): boolean {
  const ends = ENDS.exec(text);
  if (ends === null) return false;
  return Date.UTC(Number(ends[2]), Number(ends[1] ?? 12), 1) <= now.getTime();
}
