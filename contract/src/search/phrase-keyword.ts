/** The keyword of a search, out of the words that no filter stands for. */

/** Marks where words have been read: a character for private use, which no search contains. */
export const READ = "\uE000";
/** Words around a keyword that every search may contain. */
const EDGE = new Set(
  "a an the any all some anything something in on at for with of and or from to by me my i i'm i\u2019m im am want need looking find show get seeking please only just job jobs work works working position positions role roles posting postings gig gigs opportunity opportunities assignment assignments paralegal paralegals paying pay where that which is are new newest latest recent experience have has can could do does who needs help freelance freelancer freelancers someone anyone".split(
    " ",
  ),
);
/** Alone they say nothing; before a noun they are part of a name: "attorney fees". */
const ALONE = new Set("attorney attorneys lawyer lawyers firm firms law legal level".split(" "));

/** A comma inside a figure breaks nothing. */
const BREAKS = new RegExp(String.raw`(?:[${READ};:]|,(?!\d{3}))+`, "u");

export function keywordOf(text: string): string {
  return text
    .split(BREAKS)
    .map(trimmed)
    .filter((segment) => segment !== "")
    .join(" ");
}

function trimmed(segment: string): string {
  const words = segment.split(/\s+/u).filter((word) => word !== "");
  const isEdge = (word: string | undefined): boolean =>
    word !== undefined && (EDGE.has(word.toLowerCase()) || !/[\p{L}\p{N}]/u.test(word));
  while (isEdge(words[0]) || words[0]?.toLowerCase() === "search") words.shift();
  while (isEdge(words.at(-1))) words.pop();
  return words.every((word) => ALONE.has(word.toLowerCase())) ? "" : words.join(" ");
}
