/** How firmly a sentence of a posting asks for what it names. */

export type Strength = "required" | "preferred" | "mentioned";

const SOFT =
  /\b(?:prefer(?:red|ably|ence)?|a plus|plus\b|bonus|asset|nice to have|nice-to-have|ideal(?:ly)?|helpful|(?:would|will|could) help|helps|desirable|desired|advantage|welcome|would be (?:great|wonderful|good|nice|lovely)|appreciated|optional|we will train|can learn|a help)\b/i;
/** Says that something is not required. */
const NOT_ASKED =
  /\b(?:not (?:be )?(?:required|necessary|needed|obligatory|a must|mandatory|essential|a requirement)|(?:isn't|is not) (?:required|needed|necessary)|need not|no need)\b/i;
const FIRM =
  /\b(?:must(?:-have)?|required?|requires|requirement|mandatory|essential|necessary|non-negotiable|only|without exception|need(?:s|ed)? (?:someone|somebody|a person|a paralegal) (?:who|fluent|with)|(?:you|you'll|candidates?|applicants?|this (?:role|job|position|seat)) (?:will )?needs?|is needed|are needed|won't bend|has to|have to|no exceptions|cannot do without|is a must|be fluent)\b/i;

/** "Preferred" takes precedence in a sentence that says both: "preferred, not required". */
export function strengthOf(sentence: string): Strength {
  if (SOFT.test(sentence)) return "preferred";
  if (NOT_ASKED.test(sentence)) return "mentioned";
  return FIRM.test(sentence) ? "required" : "mentioned";
}

let last: { readonly text: string; readonly sentences: readonly string[] } | undefined;

/**
 * The trimmed sentences of a text. Semicolons and line breaks end sentences too, initials ("N.D. Cal.") do not. The
 * sentences of the last text are kept, because its terms are parsed one after another.
 */
export function sentencesOf(text: string): readonly string[] {
  if (last?.text !== text) last = { text, sentences: splitSentences(text) };
  return last.sentences;
}

function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])(?<!\b\p{Lu}\.)\s+(?=["'(]?[\p{Lu}\d])|[;\n]+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
