import { describe, expect, test } from "vitest";
import { readPdf } from "../../../../testkit/read-pdf.ts";
import { renderedBytes } from "../../../../platform/pdf/write-pdf.ts";
import { makeAgreement, makeEvents, makeTerms } from "../agreement.fixture.ts";
import type { AgreementDocument } from "../agreement-document.ts";
import { readSections } from "./read-sections.ts";
import { render } from "./render-agreement.ts";

const verifyUrl = "https://caseload.example/verify";
const seal = {
  reservedBytes: 4_096,
  sealedAt: new Date("2026-10-29T15:06:13Z"),
  signerName: "Caseload",
  location: "https://caseload.example",
};
const draw = (input: Partial<AgreementDocument> = {}, isDraft = false) =>
  renderedBytes((write) =>
    render({ agreement: makeAgreement(input), seal: isDraft ? null : seal, verifyUrl }, write),
  );
const textOf = (bytes: Buffer): string => readPdf(bytes).pages.flat().join(" ").replace(/\s+/g, " ");
/** Without spaces: words wider than a column are divided. */
const dense = (text: string): string => text.replace(/\s+/g, "");

describe("a signed agreement", () => {
  test("says every section, both signatures, and the whole audit record", async () => {
    const agreement = makeAgreement();
    const text = textOf(await draw());
    for (const { number, heading, paragraphs } of readSections(agreement.terms)) {
      expect(text).toContain(`${number} ${heading}`);
      for (const { text: words, mark } of paragraphs)
        expect(text).toContain(mark === null ? words : `${mark} ${words}`);
    }
    for (const fact of [
      "Lindqvist Okafor LLP, the “Firm”",
      "and Daniel Reyes, the “Paralegal”",
      "Senior Partner, for the Firm",
      "Signed October 28, 2026, 4:20 PM ET",
      "Signed October 29, 2026, 11:06 AM ET",
      "Time (UTC) 2026-10-28 20:20:11.480 UTC",
      "IP address 203.0.113.24",
      "IP address 2001:db8:85a3::8a2e:370:7334",
      "Second factor Used to sign in",
      "Second factor Not used to sign in",
      "User agent Mozilla/5.0 (Macintosh",
      `SHA-256 of the terms ${agreement.termsSha256}`,
      "Version 2, by Daniel Reyes (Paralegal)",
      "Note: Cap of 80 hours, as discussed.",
      `upload it at ${verifyUrl}`,
    ])
      expect(text).toContain(fact);
    for (const { hash, previousHash } of agreement.timeline)
      expect(text).toContain(`Hash ${hash} Previous ${previousHash ?? "none, first event"}`);
    expect(text).not.toContain("Draft");
  });

  test("has language, title, bookmarks, and tags", async () => {
    const bytes = await draw();
    const { dictionaries } = readPdf(bytes);
    expect(dictionaries).toContain("/Lang (en-US)");
    expect(dictionaries).toContain("/Marked true");
    expect(dictionaries).toContain("/DisplayDocTitle true");
    expect(dictionaries).toContain("(Engagement Agreement No. 0183, version 2)");
    const count = (pattern: RegExp): number => dictionaries.match(pattern)?.length ?? 0;
    // The agreement and its audit record.
    expect(count(/\/S \/H1\b/g)).toBe(2);
    // Twenty sections, the signatures, and three parts of the audit record.
    expect(count(/\/S \/H2\b/g)).toBe(24);
    expect(count(/\/S \/H3\b/g)).toBe(2);
    expect(count(/\/S \/LI\b/g)).toBeGreaterThan(20);
    expect(dictionaries).toContain("/Title (4. Compensation, cap and payment date)");
    expect(dictionaries).toContain("/Title (Audit record)");
    expect(count(/\/Tabs \/S\b/g)).toBe(readPdf(bytes).pages.length);
  });

  test("numbers its pages, and keeps headings with their text", async () => {
    const { pages } = readPdf(await draw());
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Engagement Agreement No. 0183, version 2, page ${at + 1} of ${pages.length}`);
      const last = page.findLastIndex((text) => /^\d+\.$/.test(text));
      // The number, the heading, and at least one line.
      if (last >= 0) expect(page.length - last).toBeGreaterThan(2);
    }
    const withSignatures = pages.find((page) => page.includes("Signatures")) ?? [];
    expect(withSignatures.some((text) => text.includes("Section 20 binds"))).toBe(true);
  });
});

describe("a draft", () => {
  test("says so on every page, and who has not signed", async () => {
    const { signatures } = makeAgreement();
    const bytes = await draw({ signatures: signatures.slice(0, 1) }, true);
    const { pages, dictionaries } = readPdf(bytes);
    for (const page of pages) expect(page.filter((text) => text === "Draft, not signed")).toHaveLength(1);
    expect(textOf(bytes)).toContain("Not signed");
    expect(dictionaries).not.toContain("/Sig");
    expect(bytes.includes("caseload-agreement:")).toBe(false);
  });

  test("has neither signatures nor a timeline at first", async () => {
    const text = textOf(await draw({ signatures: [], timeline: [], versions: [] }, true));
    expect(text).toContain("No signatures yet.");
  });
});

describe("unusual contents", () => {
  const long = "Wolfeschlegelsteinhausenbergerdorff".repeat(3);

  test("long names are wrapped and lose nothing", async () => {
    const signatures = makeAgreement().signatures.map((one) => ({ ...one, name: long, accountName: long }));
    const text = dense(textOf(await draw({ firmName: long, paralegalName: long, title: long, signatures })));
    expect(text.split(long).length - 1).toBeGreaterThanOrEqual(10);
  });

  const named = (name: string) => ({
    paralegalName: name,
    signatures: makeAgreement().signatures.map((one) => ({ ...one, name })),
  });

  test.each([
    ["Chinese and Japanese", "山田 太郎"],
    ["Korean", "한국어 이름"],
    ["Cyrillic", "Дарья Соколова"],
    ["Greek", "Ελένη Παππά"],
    ["Thai", "ภาษาไทย"],
  ])("names in %s are printed", async (_language, name) => {
    const text = textOf(await draw(named(name)));
    // Characters of several font files are drawn one after the other.
    expect(dense(text)).toContain(dense(`Typed name ${name}`));
    expect(text).not.toContain("¤");
  });

  test("right-to-left words are drawn from the right, and amounts stay after them", async () => {
    const terms = "4. Pay\n4.1 Milestones:\n(a) שלום עולם, on completion: $1,000.00";
    const drawn = textOf(await draw({ ...named("שלום"), terms }));
    // In drawing order: the second word is left of the first.
    expect(dense(drawn)).toContain(dense("(a) םלוע םולש, on completion: $1,000.00"));
    expect(drawn).not.toContain("¤");
  });

  test("ligatures are drawn as their letters", async () => {
    expect(textOf(await draw({ terms: "The oﬃce." }))).toContain("The office.");
  });

  test("other characters are drawn as a sign, named in the audit record, and can be copied", async () => {
    const bytes = await draw(named("Kai 😀"));
    const text = textOf(bytes);
    expect(text).toContain("Kai ¤");
    expect(text).toContain("marks a character that our fonts can't display");
    expect(text).toContain("Code points U+004B U+0061 U+0069 U+0020 U+1F600");
  });

  test("two hundred events, and one paragraph of several pages", async () => {
    const paragraph = "The Paralegal shall keep all information about the matter confidential. "
      .repeat(150)
      .trim();
    const bytes = await draw({ timeline: makeEvents(200), terms: `1. Confidentiality\n${paragraph}` });
    const text = textOf(bytes);
    expect(text.split("Previous ")).toHaveLength(201);
    expect(
      text
        .replace(/Engagement Agreement No\. \d+, version 2, page \d+ of \d+/g, "")
        .split("The Paralegal shall keep"),
    ).toHaveLength(151);
  });

  test("terms without headings", async () => {
    const text = textOf(await draw({ terms: "Daniel reviews documents.\n\nPay is $54 an hour." }));
    expect(text).toContain("Daniel reviews documents.");
    expect(text).toContain("Pay is $54 an hour.");
  });
});

test("indented lines continue their item, and begin no other one", () => {
  const terms =
    "2. Services\nThese:\n(a) one\n    3. Term\n    (b) never;\n(b) two\n\n19. More\n    20. Fake\nText.";
  expect(readSections(terms)).toEqual([
    {
      number: "2.",
      heading: "Services",
      paragraphs: [
        { text: "These:", mark: null },
        { text: "one\n3. Term\n(b) never;", mark: "(a)" },
        { text: "two", mark: "(b)" },
      ],
    },
    {
      number: "19.",
      heading: "More",
      paragraphs: [
        { text: "20. Fake", mark: null },
        { text: "Text.", mark: null },
      ],
    },
  ]);
});

test("sections are read with their marks", () => {
  expect(readSections("1. Services\nThese:\n(a) one;\n4.1 two\n- three\n\n2. Term\nUntil May.")).toEqual([
    {
      number: "1.",
      heading: "Services",
      paragraphs: [
        { text: "These:", mark: null },
        { text: "one;", mark: "(a)" },
        { text: "two", mark: "4.1" },
        { text: "three", mark: "-" },
      ],
    },
    { number: "2.", heading: "Term", paragraphs: [{ text: "Until May.", mark: null }] },
  ]);
  expect(readSections(makeTerms(20))).toHaveLength(20);
});
