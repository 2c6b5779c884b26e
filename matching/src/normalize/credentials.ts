/** Certificates and licenses: which a posting asks for, which a person holds and until when. */
import { sentencesOf, strengthOf } from "../text/strength.ts";
import type { Strength } from "../text/strength.ts";

/** Each with the short forms of the bodies that grant it (NALA, NFPA, NALS, ACEDS, AALNC, IRS, state law). */
const CREDENTIALS: readonly (readonly [id: string, names: RegExp, shortForms?: RegExp])[] = [
  ["advanced certified paralegal", /\badvanced certified paralegal\b/i, /\bACP\b/],
  ["certified paralegal", /\bcertified paralegal\b|\bcertified legal assistant\b/i, /\bC(?:LA|P)\b/],
  ["registered paralegal", /\bregistered paralegal\b/i, /\bC?RP\b/],
  ["professional paralegal", /\bprofessional paralegal\b/i, /\bPP-SC\b/],
  [
    "paralegal certificate",
    /\bparalegal (?:studies )?certificate\b|\bcertificate in paralegal\b|\baba[- ]approved\b/i,
  ],
  ["notary", /\bnotar(?:y|ies)\b|\bloan signing agent\b/i],
  ["e-discovery certification", /\be-?discovery (?:certification|credential|certificate)\b/i, /\bA?CEDS\b/],
  ["relativity certification", /\brelativity certified\b/i, /\bRC[AP]\b/],
  ["litigation support certification", /\blitigation support certification\b/i],
  ["registered nurse", /\bregistered nurse\b/i, /\bRN\b/],
  ["legal nurse consultant", /\blegal nurse consultant\b/i, /\bLNCC?\b/],
  ["enrolled agent", /\benrolled agent\b/i],
  ["accredited representative", /\baccredited representative\b|\bdoj[- ]accredited\b/i],
  ["security clearance", /\bsecurity clearance\b/i],
  ["bar admission", /\badmitted to (?:the )?(?:\w+ )?bar\b|\bbar admission\b|\blicensed attorney\b/i],
  ["juris doctor", /\bjuris doctor\b/i, /\bJ\.?D\b/],
];

/** What holds one credential also proves the other. */
const PROVES: Readonly<Record<string, readonly string[]>> = {
  "advanced certified paralegal": ["certified paralegal", "paralegal certificate"],
  "certified paralegal": ["paralegal certificate"],
  "registered paralegal": ["paralegal certificate"],
  "professional paralegal": ["paralegal certificate"],
  "relativity certification": ["e-discovery certification"],
  "legal nurse consultant": ["registered nurse"],
};
const ENDED =
  /\b(?:expired|lapsed|inactive|former(?:ly)?|until (?:20[01]\d|202[0-4])|pending|in progress|studying for|sitting for)\b/i;

export interface CredentialDemand {
  readonly credential: string;
  readonly strength: Strength;
}

function credentialsIn(text: string): string[] {
  return CREDENTIALS.filter(
    ([, names, shortForms]) => names.test(text) || shortForms?.test(text) === true,
  ).map(([id]) => id);
}

export function credentialDemands(listed: string | null | undefined, text: string): CredentialDemand[] {
  const demands = new Map<string, Strength>();
  if (listed) {
    const strength = strengthOf(listed) === "preferred" ? "preferred" : "required";
    for (const credential of credentialsIn(listed)) demands.set(credential, strength);
  }
  for (const sentence of sentencesOf(text)) {
    const strength = strengthOf(sentence);
    if (strength === "mentioned" || /without an? |non-attorney/i.test(sentence)) continue;
    for (const credential of credentialsIn(sentence)) {
      const asked = /certif|licens|commission|credential|notar|degree|holder|clearance/i.test(sentence);
      if (asked && !demands.has(credential)) demands.set(credential, strength);
    }
  }
  return [...demands].map(([credential, strength]) => ({ credential, strength }));
}

/** What a person holds now, certificates told under education or in the bio included; expired ones left out. */
export function credentialsHeld(texts: readonly string[]): Set<string> {
  const held = new Set<string>();
  for (const text of texts)
    for (const sentence of sentencesOf(text).filter((part) => !ENDED.test(part)))
      for (const credential of credentialsIn(sentence)) {
        held.add(credential);
        for (const proved of PROVES[credential] ?? []) held.add(proved);
      }
  return held;
}
