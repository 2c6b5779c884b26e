import { describe, expect, test } from "vitest";
import { hasReservedWords, isHonestFullName, isHonestName, lookOf } from "./honest-names.ts";

describe("names", () => {
  test.each([
    "Margaret",
    "O’Brien-Núñez",
    "Ngọc Diệp",
    "Þórunn",
    "Дмитрий",
    "Παπαδόπουλος",
    "山田太郎",
    "ヤマダ 太郎",
    "김민수",
    "محمد",
    "שָׁלוֹם",
    "नेहा",
    "ณัฐวุฒิ",
    "Brown & Associates, P.C.",
    "Law Offices of María del Carmen Fernández",
    "Lindqvist Okafor LLP",
    "Casey Loadman",
    "3M Litigation Support",
    "Łukasz",
    "Ilkay",
    "Yıldız",
    "O'Brien",
    "O`Brien",
    "Müller",
    "Nguyễn",
    "Søren",
    "ʻIolani",
    "‘Iolani",
    "Əliyev Məmməd",
    "Ɗanjuma",
    "Illinois Law",
    "lllinois Law",
    "Smith + Jones | Partners",
    "Frank Staff",
    "Estate Administrators LLC",
    "Harbor Trust Law",
    "Trustworthy Safety Counsel",
    "Legal Support Services",
    "Adminson & Verity",
    "Support Magistrate Legal Aid",
    "Staff & Lee LLP",
    "Staff Legal Group",
    "Official Committee Counsel PLLC",
    "Child Support Law Center",
    "Family Support Advocates",
    "System Justice Law LLP",
    "Systems Law LLP",
    "Notre Dame Desk & Partners",
    "Online Legal Services",
    "Team Legal LLC",
  ])("%s is accepted", (name) => expect(isHonestName(name)).toBe(true));

  test.each([
    ["the product's name", "Caseload"],
    ["the product's name in a longer one", "Caseload Staff"],
    ["another case and spacing", "CASE-LOAD support"],
    ["digits for letters", "Ca5el0ad"],
    ["full-width letters", "Ｃａｓｅｌｏａｄ"],
    ["marks on letters", "Cäsélöad"],
    ["Cyrillic letters throughout", "Саѕеӏоаԁ"],
    ["one Cyrillic letter in a Latin word", "Mаrgaret"],
    ["one Greek letter in a Latin word", "Οkafor"],
    ["a capital I for l", "CaseIoad Team"],
    ["a vertical bar for l", "Case|oad Team"],
    ["the letter alpha of phonetics", "Cɑseload Staff"],
    ["a letter of phonetics", "Mɑrgaret"],
    ["a small capital C", "ᴄaseload"],
    ["a small capital S", "caꜱeload"],
    ["a small capital L", "ʟindqvist Okafor LLP"],
    ["an l with a stroke", "Casełoad"],
    ["an o with a stroke", "Caseløad"],
    ["a schwa", "Casəload"],
    ["full-width letters of another name", "Ｍａｒｇａｒｅｔ"],
    ["mathematical letters", "𝐌argaret"],
    ["a check mark in front", "✔ Verified Firm"],
    ["a check mark at the end", "confirmed ✓"],
    ["a heavy check mark at the end", "verified ✔"],
    ["a root that looks like a check mark", "verified √"],
    ["a pictograph", "Margaret ✅"],
    ["a spacing accent", "Margaret ˅"],
    ["a blank Braille pattern", "\u2800\u2800"],
    ["a team of the site", "Team Trust and Safety"],
    ["a team of the site, with an ampersand", "Trust & Safety"],
    ["an office of the site", "Admin Moderator"],
    ["an office of the site in another case", "MODERATOR Lee"],
    ["an office of the site with digits for letters", "M0derat0r"],
    ["an office of the site with marks", "Ádmin Lee"],
    ["the site's support", "Caseload Support"],
    ["a support team", "Support Team"],
    ["customer support", "Customer Support"],
    ["a mark of the site behind a firm's name", "Smith & Lee LLP - Verified"],
    ["a mark of the site with a digit", "Smith & Lee (Ver1fied)"],
    ["the staff", "Staff"],
    ["a team of the staff", "Team Staff"],
    ["the site's staff", "Site Staff"],
    ["the staff with an article", "The Official Staff of the Site"],
    ["support", "Support"],
    ["an official name", "Official"],
    ["the system in another case", "SYSTEM"],
    ["the system with a digit", "5ystem"],
    ["a service of support", "Online Support Service"],
    ["markup", "Smith <b>Lee</b>"],
    ["a bracket in front", "<Lee"],
    ["a template", "Lee {{name}}"],
    ["stacked marks", "Za\u0337\u0322\u031b\u0301lgo"],
  ])("%s is refused", (_why, name) => expect(isHonestName(name)).toBe(false));

  test("looks alike", () => {
    expect(lookOf("Lindqvist Okafor, LLP")).toBe(lookOf("lindqvist okafor llp"));
    expect(lookOf("Lindqvist Оkafor LLP")).toBe(lookOf("Lindqvist Okafor LLP"));
    expect(lookOf("Lindqvist Okafor LLP")).not.toBe(lookOf("Lindqvist Oakley LLP"));
  });

  test.each(["Iindqvist Okafor LLP", "1indqvist Okafor LLP", "Łindqvist Okafor LLP", "ǀındqvist 0kafor LLP"])(
    "%s looks like Lindqvist Okafor LLP",
    (name) => expect(lookOf(name)).toBe(lookOf("Lindqvist Okafor LLP")),
  );

  test.each([
    ["Mod", "Erator"],
    ["Team Trust", "and Safety"],
    ["Case", "Load"],
    ["Cas", "Eload"],
    ["Team", "Staff"],
    ["Site", "Support"],
    ["Case", "Ioad"],
  ])("first name %s and last name %s are refused together", (firstName, lastName) => {
    expect([isHonestName(firstName), hasReservedWords(lastName)]).toEqual([true, false]);
    expect(isHonestFullName({ firstName, lastName })).toBe(false);
  });

  test.each([
    ["Case", "Miller"],
    ["Frank", "Staff"],
    ["Casey", "Loadman"],
    ["Дмитрий", "Miller"],
  ])("first name %s and last name %s are accepted together", (firstName, lastName) =>
    expect(isHonestFullName({ firstName, lastName })).toBe(true),
  );
});
