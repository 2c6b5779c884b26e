/** Cities, counties, unions and universities, whose names differ in small words that decide. */
import { alignWords } from "./align-words.ts";
import type { OrganizationName, OrganizationWord } from "./organization.ts";
import { isSectorWord, organization, statesByName } from "./word-lists.ts";
import type { Words } from "./word-lists.ts";

/** True or false where the kind of body decides; null where the general rules do. */
export function comparePublicBodies(left: OrganizationName, right: OrganizationName): boolean | null {
  if (isWestVirginia(left) !== isWestVirginia(right) && [left, right].every(isVirginia)) return false;
  return compareMunicipalities(left, right) ?? compareLocals(left, right) ?? compareUniversities(left, right);
}

const isVirginia = ({ words }: OrganizationName): boolean => words.some(({ word }) => word === "virginia");
/** The one state whose name is another's with a word before it. */
const isWestVirginia = ({ words }: OrganizationName): boolean =>
  words.some(({ word }, at) => word === "west" && words[at + 1]?.word === "virginia");

const isIn = (words: Words, word: OrganizationWord): boolean =>
  word.meanings.some((meaning) => words.has(meaning));

const isDepartment = ({ meanings }: OrganizationWord): boolean => meanings.includes("department");

interface Municipality {
  readonly kinds: readonly string[];
  readonly name: OrganizationName;
  readonly states: readonly string[];
}

const municipalKinds: Words = new Set("city town village township borough county parish".split(" "));

/** A city and its county under one government. */
const JOINED_GOVERNMENT = /^(?:consolidated|unified|metropolitan|metro)$/;

const RELIGIOUS = /^(?:saints?|st|our|lady|holy|sacred|blessed|church|catholic)$/;

function readMunicipality(body: OrganizationName): Municipality | null {
  const kinds = body.words.flatMap(({ meanings }) =>
    meanings.filter((meaning) => municipalKinds.has(meaning)),
  );
  const isSheriff = body.words.some(({ word }) => /^sheriffs?$/.test(word));
  const isPolice =
    body.words.some(({ word }) => word === "police") ||
    (body.words.some(({ word }) => word === "fire") && body.words.some(isDepartment));
  const isCouncil = body.words.some(({ word }) => /^(?:mayor|aldermen|selectmen|council)$/.test(word));
  if (kinds.length === 0 && !isSheriff && !isPolice && !isCouncil) return null;
  // A parish of a church is none of a state.
  if (kinds.includes("parish") && body.words.some(({ word }) => RELIGIOUS.test(word))) return null;
  const isDistrict = body.words.some(({ word }) =>
    /^(?:school|schools|district|university|college)$/.test(word),
  );
  if (isDistrict && !body.words.some(({ word }) => /^attorneys?$/.test(word))) return null;
  const organs =
    kinds.some((kind) => kind === "county" || kind === "parish") || isSheriff
      ? organization.countyOrgan
      : organization.cityOrgan;
  const isJoined = new Set(kinds).size > 1;
  const rest = body.words.filter(
    (word) =>
      !isIn(municipalKinds, word) && !isIn(organs, word) && !(isJoined && JOINED_GOVERNMENT.test(word.word)),
  );
  const name = rest.filter((word, at) => at === 0 || (!statesByName.has(word.word) && !isLetters(word)));
  const isTradeName = name.some(
    (word) =>
      (isIn(organization.generic, word) || isSectorWord(word.word)) && !isIn(organization.directions, word),
  );
  if (name.length === 0 || name.length > 3 || isTradeName || body.hasLegalForm) return null;
  return {
    kinds: kinds.length > 0 ? kinds : [isSheriff ? "county" : "city"],
    name: { ...body, words: name },
    states: rest.filter((word) => !name.includes(word)).map(({ word }) => word),
  };
}

const organs: Words = new Set([...organization.cityOrgan, ...organization.countyOrgan]);
const isLetters = ({ word, mayBeAcronym, isKnown }: OrganizationWord): boolean =>
  mayBeAcronym && !isKnown && word.length < 5;

function compareMunicipalities(left: OrganizationName, right: OrganizationName): boolean | null {
  const [one, other] = [readMunicipality(left), readMunicipality(right)];
  if (!one && !other) return null;
  if (!one || !other) {
    // "Housing Authority of the City of Fallbrook" is Fallbrook's.
    const { extraLeft, extraRight } = alignWords(left, right);
    const rest = [...extraLeft, ...extraRight].filter((word) => !isIn(municipalKinds, word));
    // "Aldous Creek P.D." and "Kearsley Co. Comm'rs": an office of it, whatever its letters stand for.
    return rest.every((word) => isIn(organization.agency, word) || isIn(organs, word) || isLetters(word));
  }
  const { extraLeft, extraRight } = alignWords(one.name, other.name);
  const isSameName = extraLeft.length === 0 && extraRight.length === 0;
  const isSameKind = one.kinds.some((kind) => other.kinds.includes(kind));
  const [state, otherState] = [one.states[0], other.states[0]];
  return isSameName && isSameKind && (!state || !otherState || state === otherState);
}

const isNumber = ({ word }: OrganizationWord): boolean => /^\d+$/.test(word);

/** The number after "Local", "Lodge" or the like. */
function localNumber({ words }: OrganizationName): string | null {
  const at = words.findIndex((word) =>
    word.meanings.some((meaning) => /^(?:local|lodge|chapter|council)$/.test(meaning)),
  );
  const after = at < 0 ? [] : words.slice(at + 1, at + 3);
  return after.find(isNumber)?.word ?? null;
}

function compareLocals(left: OrganizationName, right: OrganizationName): boolean | null {
  const [one, other] = [localNumber(left), localNumber(right)];
  if (one === null && other === null) return null;
  if (one !== null && other !== null && one !== other) return false;
  const named = (name: OrganizationName): OrganizationName => ({
    ...name,
    words: name.words.filter((word) => !isNumber(word) && !isIn(organization.unionExtra, word)),
  });
  const isSameUnion = (first: OrganizationName, second: OrganizationName): boolean => {
    const { matches, extraLeft, extraRight } = alignWords(first, second);
    const extra = [extraLeft, extraRight].filter((words) => words.length > 0);
    // Beside a body without a number the whole name must be one: "Loc." may be short for a word of any name.
    const areBothLocals = one !== null && other !== null;
    const most = areBothLocals || matches.some(({ isAcronym }) => isAcronym) ? 1 : 0;
    return matches.length > 0 && extra.length <= most;
  };
  // An acronym has letters of the words that `named` leaves out: "SEIU".
  const lettered = (name: OrganizationName): OrganizationName => ({
    ...name,
    words: name.words.filter((word) => !isNumber(word) && !/^(?:local|lodge|no|number)$/.test(word.word)),
  });
  return isSameUnion(named(left), named(right)) || isSameUnion(lettered(left), lettered(right));
}

const isUniversity = (name: OrganizationName): boolean =>
  name.words.some((word) => isIn(organization.university, word));

function compareUniversities(left: OrganizationName, right: OrganizationName): boolean | null {
  if (!isUniversity(left) || !isUniversity(right)) return null;
  const named = (name: OrganizationName): OrganizationName => ({
    ...name,
    words: name.words.filter((word) => !isIn(organization.universityExtra, word)),
  });
  const [one, other] = [named(left), named(right)];
  if (one.words.length === 0 || other.words.length === 0) return null;
  const { matches, extraLeft, extraRight } = alignWords(one, other);
  if (matches.length === 0) return false;
  return extraLeft.length === 0 && extraRight.length === 0 && left.startsWithOf === right.startsWithOf;
}
