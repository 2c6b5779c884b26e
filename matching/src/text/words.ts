/** Words of a text as the engine compares them: folded, cut at clauses, stemmed lightly. */

/** Words of grammar and of every posting; they say nothing about the work. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again all also am an and any anyone are aren as at be because been before being below between both but by came can cannot come could couldn did didn do does doesn doing don done down during each either else etc even ever every few for from further get gets give given go goes going got had hadn has hasn have haven having he her here hers herself him himself his how however i if in into is isn it its itself just keep kept know known let like likely ll made make makes many may maybe me might mine more most much must my myself need needed needs neither never no non nor not now of off often on once one ones only onto or other others our ours ourselves out over own per plus put quite rather re really same see seen several shall she should shouldn since so some someone something still such take taken takes than that the their theirs them themselves then there these they thing things this those though three through to together too took two under until up upon us use used uses using ve very via want wanted wants was wasn way we well went were weren what whatever when where whether which while who whole whom whose why will with within without won would wouldn year years yes yet you your yours yourself yourselves
  experience experienced job jobs role roles position candidate candidates work works working worked paralegal paralegals attorney attorneys lawyer lawyers firm firms office offices please apply join team teams hour hours week weeks weekly month months day days full part time remote remotely hybrid onsite looking seek seeking ideal strong able ability good great excellent least minimum preferred required plus asset help helps helping based located ideally someone`.split(
    /\s+/,
  ),
);

const WORD = /[\p{L}\p{N}]+(?:['\u2019][\p{L}]+)?/gu;
const MARKS = /\p{M}+/gu;
/** "I-589s", "706s", "H-1Bs" */
const PLURAL_FIGURE = /^(\d+[a-z]?)s$/;
const LONGEST_TEXT = 100_000;

/** Lower case, without accents, in the form that every table of the engine is written in. */
export function fold(text: string): string {
  return text.slice(0, LONGEST_TEXT).normalize("NFKD").replace(MARKS, "").toLowerCase();
}

/** The folded words of a text, apostrophes cut, nothing left out. */
export function plainWords(text: string): string[] {
  return (
    fold(text)
      .match(WORD)
      ?.map((word) => word.replace(/['\u2019].*$/, "").replace(PLURAL_FIGURE, "$1")) ?? []
  );
}

/** A light stem: plural, -ing, -ed, -ation and -ion fall; short words stay as they are. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let root = singular(word);
  if (root.length > 6 && root.endsWith("ing")) root = undouble(root.slice(0, -3));
  else if (root.length > 5 && root.endsWith("ed")) root = undouble(root.slice(0, -2));
  if (root.length > 8 && root.endsWith("ation")) return root.slice(0, -5);
  if (root.length > 7 && root.endsWith("ion")) return root.slice(0, -3);
  return root.length > 4 && root.endsWith("e") ? root.slice(0, -1) : root;
}

function singular(word: string): string {
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

function undouble(root: string): string {
  return /([bdfgmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
}

export function isTelling(word: string): boolean {
  return word.length > 1 && !STOP_WORDS.has(word) && !/^\d{1,3}$/.test(word);
}

/** The stems that say something about the work, in their order. */
export function tellingStems(text: string): string[] {
  return plainWords(text).filter(isTelling).map(stem);
}
