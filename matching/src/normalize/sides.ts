/** The sides of a dispute or deal: which one a posting works for, and which ones a profile will not work for. */
import { polaritySpans } from "../text/polarity.ts";

/** Names of each side, none of which begins another's, and the side across the table. */
const SIDES: readonly (readonly [side: string, names: string, across: string | null])[] = [
  ["plaintiff", "plaintiffs?(?:'s?)?|claimants?(?:'s?)?|petitioners?(?:'s?)?|applicants?(?:'s?)?", "defense"],
  ["defense", "defen[cs]e|defendants?(?:'s?)?", "plaintiff"],
  ["employer", "employers?(?:'s?)?|management", "employee"],
  ["employee", "employees?(?:'s?)?|workers?(?:'s?)?(?!.? comp)", "employer"],
  ["landlord", "landlords?(?:'s?)?|property (?:owners?|managers?)(?:'s?)?|owners?(?:'s?)?", "tenant"],
  ["tenant", "tenants?(?:'s?)?|renters?(?:'s?)?", "landlord"],
  ["creditor", "creditors?(?:'s?)?|lenders?(?:'s?)?|banks?(?:'s?)?|servicers?(?:'s?)?|collectors?", "debtor"],
  ["debtor", "debtors?(?:'s?)?|borrowers?(?:'s?)?", "creditor"],
  ["trustee", "(?:chapter \\d+ |standing |panel )?trustees?(?:'s?)?", null],
  [
    "insurer",
    "insurers?(?:'s?)?|insurance (?:companies|company|carriers?|defense)|carriers?(?:'s?)?",
    "policyholder",
  ],
  ["policyholder", "policy-?holders?(?:'s?)?|insureds?(?:'s?)?", "insurer"],
  ["hospital", "hospitals?(?:'s?)?|physicians?(?:'s?)?|doctors?(?:'s?)?|nursing homes?(?:'s?)?", "patient"],
  ["patient", "patients?(?:'s?)?|injured (?:people|persons?)", "hospital"],
  ["prosecution", "prosecutors?(?:'s?)?|prosecution|the state|the government|district attorneys?", null],
  ["union", "unions?(?:'s?)?", null],
];

interface Side {
  readonly name: string;
  readonly across: string | null;
  /** The side as the one that is worked for. */
  readonly worksFor: RegExp;
  readonly named: RegExp;
  readonly only: RegExp;
}

const VERBS =
  "represent(?:s|ing)?|for|on behalf of|defend(?:s|ing)?|counsel (?:to|for)|assist(?:s|ing)?|protect(?:s|ing)?|clients are|side of";

const sides: readonly Side[] = SIDES.map(([name, names, across]) => ({
  name,
  across,
  worksFor: new RegExp(
    `\\b(?:${VERBS}) (?:[\\w'&-]+,? ){0,4}?(?:${names})(?![\\w-])|\\b(?:${names})(?:[- ]side|(?:[\\w' -]{0,24}?) (?:firm|practice|counsel|lawyers?|attorneys?|office|defen[cs]e))(?![\\w-])`,
    "i",
  ),
  named: new RegExp(`\\b(?:${names})(?![\\w-])`, "i"),
  only: new RegExp(
    `\\bonly (?:represent|work for|for|with) (?:[\\w']+ ){0,2}?(?:${names})(?![\\w-])|\\b(?:${names})(?:[- ]side)?(?: work| cases| clients| firms)?,? (?:only|exclusively)(?![\\w-])`,
    "i",
  ),
}));

const MENTIONED = new RegExp(
  `\\b(?:${SIDES.map(([name, names]) => `(?<${name}>${names})`).join("|")})`,
  "gi",
);

/** Sides whose name begins somewhere in the text, by one search for all of them. */
function sidesMentioned(text: string): Set<string> {
  const mentioned = new Set<string>();
  MENTIONED.lastIndex = 0;
  for (let match = MENTIONED.exec(text); match !== null; match = MENTIONED.exec(text)) {
    for (const { name } of sides) if (match.groups?.[name] !== undefined) mentioned.add(name);
    MENTIONED.lastIndex = match.index + 1;
  }
  return mentioned;
}

/** The sides that a posting works for, from its title and description without refused spans. */
export function sidesOf(affirmed: string): string[] {
  const mentioned = sidesMentioned(affirmed);
  const named = sides
    .filter(({ name, worksFor }) => mentioned.has(name) && worksFor.test(affirmed))
    .map(({ name }) => name);
  if (!EMPLOYMENT.test(affirmed)) return named;
  const meant = [
    ...(named.includes("plaintiff") ? ["employee"] : []),
    ...(named.includes("defense") ? ["employer"] : []),
  ];
  return [...new Set([...named, ...meant])];
}

/** Where plaintiffs are employees. */
const EMPLOYMENT = /\b(?:employment|wages?|workplace|discrimination|eeoc|overtime)\b/;

/** Says whom one works for rather than what one does. */
const ABOUT_SIDE =
  /\b(?:for|represent\w*|side|sides|switch\w*|sit|defend\w*|against|act|help\w*|clients?|lawyers?|firms?|join|go(?:ing)? over|offers?)\b/i;

/** The sides that a profile will not work for: refused, or across from the only one that it works for. */
export function sidesRefused(text: string): string[] {
  const refused = polaritySpans(text)
    .filter(({ kind }) => kind === "refused")
    .map(({ start, end }) => text.slice(start, end))
    .filter((span) => ABOUT_SIDE.test(span));
  return sides
    .filter(
      ({ name, named }) =>
        refused.some((span) => named.test(span)) ||
        sides.some(({ across, only }) => across === name && only.test(text)),
    )
    .map(({ name }) => name);
}
