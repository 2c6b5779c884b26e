import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { promisesIn, quotePattern, readClaims, repository } from "./read-claims.ts";

const pages = readClaims();
const claims = pages.flatMap((page) => page.claims.map((claim) => ({ ...claim, page: page.name })));

/** Names in backticks: files, and what they declare. */
const namesIn = (reason: string): string[] => [...reason.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
const isFile = (name: string): boolean => name.includes("/") || /\.(?:ts|md|json)$/.test(name);
const located = (file: string): string => path.join(repository, file);

/** The text of a file, or of all files of a folder. */
function textOf(place: string): string {
  if (!statSync(place).isDirectory()) return readFileSync(place, "utf8");
  return readdirSync(place)
    .map((name) => textOf(path.join(place, name)))
    .join("\n");
}

test("the table has the public pages and the read me", () => {
  expect(pages.map(({ at }) => at)).toEqual([
    "/",
    "footer",
    "/auth",
    "/ExecutiveSummary",
    "/about",
    "/contact",
    "/how-matching-works",
    "/how-verification-works",
    "/verify",
    "/open-jobs",
    "/open-jobs/litigation",
    "/paralegals",
    "/blog",
    "/privacy",
    "/terms",
    "README.md",
  ]);
  expect(claims.length).toBeGreaterThan(110);
});

describe("every row", () => {
  test("names files and folders that exist", () => {
    const missing = claims.flatMap(({ line, reason }) =>
      namesIn(reason)
        .filter((name) => isFile(name) && !existsSync(located(name)))
        .map((name) => `${line}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test("names what stands in one of its files", () => {
    const missing = claims.flatMap(({ line, reason }) => {
      const names = namesIn(reason);
      const text = names
        .filter(isFile)
        .map((file) => textOf(located(file)))
        .join("\n");
      return names
        .filter((name) => /^\w+$/.test(name) && !new RegExp(String.raw`\b${name}\b`).test(text))
        .map((name) => `${line}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  test("names something, or says why there is nothing", () => {
    const silent = claims.filter(
      ({ reason }) => !/`|\*\*Not (?:verified|about the product)|no payment code|as on the page/.test(reason),
    );
    expect(silent).toEqual([]);
  });
});

test("the read me holds what is quoted from it, and promises nothing without a row", () => {
  const readme = pages.find(({ at }) => at === "README.md");
  const quotes = readme?.claims.flatMap((claim) => claim.quotes.map(quotePattern)) ?? [];
  const text = readFileSync(located("README.md"), "utf8");
  expect(quotes.filter((quote) => !quote.test(text)).map(String)).toEqual([]);
  // Tables, code and commands describe how to run it.
  const prose = text
    .replace(/```.*?```/gs, "")
    .split("\n")
    .filter((line) => !/^[|#!]|^`|^For development|^The password/.test(line))
    .join("\n");
  expect(promisesIn(prose).filter((sentence) => !quotes.some((quote) => quote.test(sentence)))).toEqual([]);
});

describe("a sentence", () => {
  test.each([
    ["Works for 25 firms.", true],
    ["Nobody pays.", false],
    ["It never sleeps.", true],
    ["7 Active users", true],
    ["Both sides", false],
  ])("%s needs a row: %s", (sentence, expected) => expect(promisesIn(sentence).length > 0).toBe(expected));

  test("is found with what changes in it", () => {
    expect(quotePattern("accuracy is …% (… to …)").test("its accuracy is 95.7% (91.0 to 98.4)")).toBe(true);
    expect(quotePattern("a.b").test("aab")).toBe(false);
  });
});
