import { errorMessages } from "@caseload/contract/error-messages";
import { describe, expect, test } from "vitest";
import { refuseCommonPassword } from "./common-password.ts";

const owner = { email: "pwtest@attack1.example", firstName: "Zed", lastName: "Attacker" };
const refuse = (password: string) => refuseCommonPassword(password, owner, "password");

describe("a common password", () => {
  test.each([
    ["digits of the list and a symbol", "12345678!"],
    ["symbols between digits", "1234-5678"],
    ["a word of the list with keys in a row", "Abc123!@#"],
    ["one character again and again", "aaaaaaa1!"],
    ["one symbol again and again", "!!!!!!!!1"],
    ["keys in a row", "asdfghj1!"],
    ["keys in a row, backwards", "Poiuytr1!"],
    ["columns of keys", "1qaz2wsx3edc!"],
    ["letters in a row", "Lmnopqrst1!"],
    ["the product's name", "Caseload1!"],
    ["the product's name with substitutes", "C4sel0ad2026!"],
    ["a role", "Paralegal1!"],
    ["two words of the trade", "Legal-Firm-2026!"],
    ["one's own names", "Zed-Attacker1!"],
    ["one's own last name", "attacker2026!"],
    ["one's own first name and digits in a row", "Zed12345!"],
    ["one's own name and a word of the trade", "AttackerLegal1!"],
    ["one's own email address", "pwtest@attack1"],
    ["the local part of one's own email address", "Pwtest-77!"],
  ])("%s: %s is refused", async (_what, password) => {
    await expect(refuse(password)).rejects.toThrow(`${errorMessages.commonPassword} (password)`);
  });

  test.each([
    "caseload-demo-1!",
    "brief-2-file!",
    "another-brief-3-file!",
    "another-1-file!",
    "marker-first-1!",
    "the first 1!",
    "paralegal-orchid-7!",
    "legal8472930475!",
    "Zed-orchard-7-lamp!",
    "defend-otter-1!",
    "student-4-barn!",
    "kV9#tq2m",
    "correct horse 1!",
  ])("%s is not one", async (password) => {
    await expect(refuse(password)).resolves.toBeUndefined();
  });

  test("another person's name is not", async () => {
    const other = { email: "robin@example.com", firstName: "Robin", lastName: "Hale" };
    await expect(refuseCommonPassword("pwtest@attack1", other, "password")).resolves.toBeUndefined();
  });

  test.each(["demo@caseload.example", "someone@demo.test"])("the address %s leaves others", async (email) => {
    const member = { email, firstName: "Robin", lastName: "Hale" };
    await expect(refuseCommonPassword("brief-2-file!", member, "password")).resolves.toBeUndefined();
  });
});
