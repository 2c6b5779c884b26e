/** Names from scripts that write no short vowels (Arabic, Hebrew): their consonants decide. */

const VOWELLESS = /^[^aeiou]{2,}$/;

const consonantsOf = (word: string): string =>
  word
    .replace(/kh|h(?!$)|h$/g, (found) => (found === "kh" ? "k" : ""))
    .replace(/[aeiouyw']/g, "")
    .replace(/[qg]/g, "k")
    .replace(/j/g, "k")
    .replace(/z/g, "s")
    .replace(/v|f|b/g, "b")
    .replace(/dj/g, "k")
    .replace(/(.)\1+/g, "$1");

/** True where one of the two has no vowels and the consonants of both agree. */
export function sameVowelless(left: string, right: string): boolean {
  if (VOWELLESS.test(left) === VOWELLESS.test(right)) return false;
  const consonants = consonantsOf(left);
  return consonants.length > 1 && consonants === consonantsOf(right);
}
