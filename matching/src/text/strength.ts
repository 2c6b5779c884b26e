/** How firmly a sentence of a posting asks for what it names. */

export type Strength = "required" | "preferred" | "mentioned";

const SOFT =
  /\b(?:prefer(?:red|ably|ence)?|a plus|plus\b|bonus|asset|nice to have|nice-to-have|ideal(?:ly)?|helpful|(?:would|will|could) help|helps|desirable|desired|advantage|welcome|not (?:required|necessary|obligatory|a must|mandatory|essential)|optional|we will train|can learn|a help)\b/i;
const FIRM =
  /\b(?:must(?:-have)?|required?|requires|requirement|mandatory|essential|necessary|non-negotiable|only|without exception|need(?:s|ed)? (?:someone|somebody|a person|a paralegal) (?:who|fluent|with)|is needed|are needed|won't bend|has to|have to|no exceptions|cannot do without|is a must|be fluent)\b/i;

/** "Preferred" wins where a sentence says both: "preferred, not required". */
export function strengthOf(sentence: string): Strength {
  if (SOFT.test(sentence)) return "preferred";
  return FIRM.test(sentence) ? "required" : "mentioned";
}

/** The sentences of a text, each trimmed, a semicolon ending one too. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=["'(]?[\p{Lu}\d])|[;\n]+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
