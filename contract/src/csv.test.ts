import { describe, expect, test } from "vitest";
import { csvLine } from "./csv.ts";

describe("a line of CSV", () => {
  test.each([
    [["a", 1.5, null, ""], "a,1.5,,\r\n"],
    [
      ["Okafor, Margaret", 'the "Harrow" file', "two\r\nlines"],
      '"Okafor, Margaret","the ""Harrow"" file","two\r\nlines"\r\n',
    ],
    [["Inès Delacroix", "日本"], "Inès Delacroix,日本\r\n"],
    [[-4.5, "Smith - Jones"], "-4.5,Smith - Jones\r\n"],
    [["-1.7", "-99.45", "-3"], "-1.7,-99.45,-3\r\n"],
  ])("%j", (cells, line) => expect(csvLine(cells)).toBe(line));

  test.each(["=1+1", "+1", "-1+1", "-A1", "-1.", "-1\t=1", "@SUM(A1)", "\t=1", " =1", "\r=1", "\n=1", "＝1"])(
    "keeps %j from being run as a formula",
    (cell) => expect(csvLine([cell]).replace(/^"/, "").startsWith(`'${cell}`)).toBe(true),
  );
});
