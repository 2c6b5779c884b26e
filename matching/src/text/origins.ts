/** What says where a person comes from instead of what the person does; it is cut before anything is read. */

/** "University of Texas at Austin", "Loyola University Chicago", "Boston College", "Tulane Law School" */
const SCHOOL =
  /\b(?:the )?(?:University|College|Institute|School) (?:of|at)(?: (?:the |at )?\p{Lu}[\p{L}'-]*)+|(?:\b\p{Lu}[\p{L}.&'-]* ){1,4}(?:University|College|Institute|Law School|Community College|Seminary)\b(?: \p{Lu}[\p{L}]*)?/gu;
const GRADUATION =
  /\b(?:class of|graduat(?:ed|ing|ion)(?: in| year)?|degree in|alum(?:na|nus|ni)(?: of)?)\s+(?:(?:19|20)\d\d|'\d\d)\b/gi;
const PRONOUNS: ReadonlySet<string> = new Set(
  "he him his himself she her hers herself they them their theirs themselves mr mrs ms mx sir madam".split(
    " ",
  ),
);

/** The text without names of schools and years of graduation. */
export function withoutOrigins(text: string): string {
  return text.replace(GRADUATION, " ").replace(SCHOOL, " ");
}

export function isPronoun(word: string): boolean {
  return PRONOUNS.has(word);
}
