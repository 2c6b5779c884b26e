/** Removes names, schools and graduation years from profiles before they are parsed, for fairness. */

/** "University of Texas at Austin", "Loyola University Chicago", "Boston College", "Tulane Law School" */
const SCHOOL =
  /\b(?:the )?(?:University|College|Institute|School) (?:of|at)(?: (?:the |at )?\p{Lu}[\p{L}'-]*)+|(?:\b\p{Lu}[\p{L}.&'-]* ){1,4}(?:University|College|Institute|Law School|Community College|Seminary)\b(?: \p{Lu}[\p{L}]*)?/gu;
/** "certificate from UCLA Extension", "graduate of Georgetown Law" */
const SCHOOL_AFTER =
  /(\b(?:(?:[Dd]egree|[Cc]ertificate|[Dd]iploma|JD|J\.D\.|BA|BS|AAS|[Gg]raduated|[Ss]tudied)\b[^.,;]{0,40}?\b(?:from|at)|(?:[Gg]raduate|[Aa]lum\w*) of)) (?:the )?\p{Lu}[\p{L}&'-]*(?: (?:(?:of|at|the) )?\p{Lu}[\p{L}&'-]*){0,4}/gu;
const INTRODUCTION = /\b[Mm]y name is(?: \p{Lu}[\p{L}'-]*){1,3}/gu;
const GRADUATION =
  /\b(?:class of|graduat(?:ed|ing|ion)(?: in| year)?|degree in|alum(?:na|nus|ni)(?: of)?)\s+(?:(?:19|20)\d\d|'\d\d)\b/gi;

/** The text without "my name is ...", names of schools and graduation years. */
export function withoutPersonalDetails(text: string): string {
  return text
    .replace(INTRODUCTION, " ")
    .replace(GRADUATION, " ")
    .replace(SCHOOL, " ")
    .replace(SCHOOL_AFTER, "$1 ");
}
