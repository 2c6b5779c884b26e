import { promisesIn, quotePattern, readClaims } from "@caseload/server/testkit/read-claims";
import { expect, test } from "./stage/test.ts";

/** Fewer would mean that the pages were not read. */
const fewest = 230;

/**
 * What a part of the page says, without what members wrote, navigation, and figures that are drawn. Code of the page. It
 * hides these: React may still have to find what the server rendered.
 */
const wordsOf = (part: "main" | "footer"): string => `(() => {
  const part = document.querySelector("${part}");
  for (const link of part.querySelectorAll('a[href^="/jobs/"], a[href^="/paralegals/"], a[href^="/blog/"]')) {
    const record = link.closest("li, article, .sheet");
    if (record && record.querySelectorAll("h1, h2").length < 2) record.style.display = "none";
  }
  for (const drawn of part.querySelectorAll("nav, svg, [role=img]")) drawn.style.display = "none";
  return part.innerText;
})()`;

test("each claim of the public pages is in the table, and each row of it on its page", async ({ enter }) => {
  const visitor = await enter();
  let promises = 0;
  for (const { at, claims } of readClaims()) {
    const isFoot = at === "footer";
    if (!isFoot && !at.startsWith("/")) continue;
    await visitor.page.goto(isFoot ? "/" : at);
    await visitor.page.waitForLoadState("networkidle");
    const text = await visitor.page.evaluate<string>(wordsOf(isFoot ? "footer" : "main"));
    const words = text.replace(/\s+/g, " ");
    for (const { line, quotes } of claims)
      for (const quote of quotes)
        expect.soft(words, `${at} says what line ${line} quotes`).toMatch(quotePattern(quote));
    const known = claims.flatMap(({ quotes }) => quotes.map(quotePattern));
    const sentences = promisesIn(text);
    promises += sentences.length;
    const without = sentences.filter((sentence) => !known.some((quote) => quote.test(sentence)));
    expect.soft(without, `sentences of ${at} without a row`).toEqual([]);
  }
  expect(promises).toBeGreaterThan(fewest);
});
