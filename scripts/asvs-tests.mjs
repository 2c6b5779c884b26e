// The security requirements of docs/security.md, and the tests whose titles name them.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./repository.mjs";

/** @returns {{number: string, words: string}[]} the rows of the first table of docs/security.md */
export function readRequirements() {
  const [listed = ""] = readFileSync(path.join(root, "docs", "security.md"), "utf8").split(
    "## Deviations",
    1,
  );
  return [...listed.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \|$/gm)].map(([, number, words]) => ({
    number,
    words,
  }));
}

/** Where the product is tested. */
const folders = ["contract/src", "matching/src", "server/src", "web/app", "e2e"];
const testFile = /\.(?:test|spec)\.(?:tsx?|mjs)$/;
/** A title is the first argument of a call. */
const title = /\(\s*(["'`])((?:(?!\1).)*\(ASVS \d(?:(?!\1).)*)\1/g;

/** The numbers in a title: "(ASVS 4.4.2, ASVS 4.4.4)". */
export const numbersIn = (text) =>
  [...text.matchAll(/\bASVS (\d+\.\d+\.\d+)\b/g)].map(([, number]) => number);

/** @returns {{file: string, title: string, numbers: string[]}[]} titles as they are written, before values are filled in */
export function findNamedTests() {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
        path.posix.join(folder, name.replaceAll("\\", "/")),
      ),
    )
    .filter((file) => testFile.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), "utf8").matchAll(title)].map(([, , text]) => ({
        file,
        title: text,
        numbers: numbersIn(text),
      })),
    );
}
