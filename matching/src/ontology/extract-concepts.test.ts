import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extractConcepts } from "./extract-concepts.ts";
import { concepts } from "./concepts.ts";
import { findConcept } from "./ontology.ts";
import { tokenize, normalizedWords } from "./tokens.ts";

const ids = (text: string, fields?: readonly string[]) =>
  extractConcepts(text, { fields }).map(({ id }) => id);
const mentionOf = (text: string, id: string) => extractConcepts(text).find((mention) => mention.id === id);

describe("what a text names", () => {
  it.each([
    ["H1B, H-1B and h 1b petitions", ["h1b", "h1b", "h1b"]],
    ["M&A closing sets", ["mergers-acquisitions", "closing-binders"]],
    ["Workers’ comp and worker's compensation", ["workers-compensation", "workers-compensation"]],
    ["cases in S.D.N.Y. and N.D. Cal.", ["district-sdny", "district-ndca"]],
    ["page-line deposition digests", ["deposition-summaries"]],
    ["Form I-130, N-400 and 10-Q", ["uscis-i-130", "uscis-n-400", "sec-10-q"]],
    ["Español", ["language-spanish"]],
    ["CM/ECF, PACER", ["cm-ecf", "pacer"]],
    ["responds to customers", []],
    ["They will access the word on an $8k budget", []],
  ])("%s", (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it("does not join words across the end of a sentence or a list item", () => {
    expect(ids("We handle family. Law clerks")).not.toContain("family-law");
    expect(ids("- personal\n- injury")).not.toContain("personal-injury");
  });
});

describe("ambiguous words", () => {
  it.each([
    ["PI firm writes demand letters", "personal-injury"],
    ["moved for a PI and a TRO", "preliminary-injunctions"],
    ["IP boutique with a patent docket", "intellectual-property"],
    ["CP through NALA", "certified-paralegal"],
    ["the borrower satisfied each CP of the credit agreement", "conditions-precedent"],
    ["vendor MSA and NDA", "master-services-agreement"],
    ["divorce MSA and custody", "marital-agreements"],
    ["workers compensation MSA for CMS", "wc-settlements"],
    ["ECF filings in federal court", "cm-ecf"],
    ["title work and the closing for the lender", "closing-coordination"],
    ["merger closing with the target", "closing-binders"],
    ["discovery from the police in a felony", "criminal-discovery"],
    ["protective orders for survivors of abuse", "domestic-violence"],
    ["protective order for confidential documents in discovery", "protective-orders-civil"],
    ["foreign associates for our patent families", "pct-filings"],
    ["briefs in the circuit courts", "federal-appeals-courts"],
    ["Cook County circuit court", "state-courts"],
    ["commercial acquisitions: title and survey", "commercial-real-estate"],
    ["demonstratives for opening and closing before a jury", "trial-presentation"],
    ["Section 504 and ADA cases", "ada-act"],
    ["three H-1Bs", "h1b"],
    ["discovery and interrogatories for the plaintiff", "civil-discovery"],
  ])("%s", (text, expected) => {
    expect(ids(text)).toContain(expected);
  });

  it("leaves the plural of a form's letter off", () => {
    expect(ids("433-As and I-589s")).toEqual(ids("433-A and I-589"));
  });

  it("stay unread where nothing supports a reading", () => {
    expect(ids("MSA")).toEqual([]);
    expect(ids("the PI called")).toEqual([]);
  });

  it("are read in capitals where nothing supports another reading, but not in a text all in capitals", () => {
    expect(ids("cms")).toEqual([]);
    expect(ids("CMS")).toEqual(["cms"]);
    expect(ids("Reports to CMS")).toEqual(["cms"]);
    expect(ids("REPORTS TO CMS ARE DUE")).toEqual([]);
  });

  it("are read by the field of the posting", () => {
    expect(ids("MSA", ["family"])).toEqual(["marital-agreements"]);
    expect(ids("MSA", ["contract-law"])).toEqual(["master-services-agreement"]);
  });
});

describe("what is said of it", () => {
  it.each([
    ["No bankruptcy work", "bankruptcy", "refused"],
    ["Not looking for family law or immigration", "immigration", "refused"],
    ["Anything except family law", "family", "refused"],
    ["I no longer take probate", "probate", "refused"],
    ["No family law, but I love probate", "probate", "affirmed"],
    ["No family law, I handle probate", "probate", "affirmed"],
    ["Not only probate", "probate", "affirmed"],
    ["No bankruptcy experience", "bankruptcy", "lacking"],
    ["I have never done immigration", "immigration", "lacking"],
    ["No bankruptcy experience required", "bankruptcy", "affirmed"],
    ["Litigation experience does not translate", "litigation", "refused"],
  ])("%s: %s is %s", (text, id, polarity) => {
    expect(mentionOf(text, id)?.polarity).toBe(polarity);
  });

  it.each([
    ["Must have Relativity", "relativity", "required"],
    ["Notary required", "notary", "required"],
    ["Spanish a plus, notary required", "language-spanish", "preferred"],
    ["Must know probate, Spanish a plus", "probate", "required"],
    ["Must know probate, Spanish a plus", "language-spanish", "preferred"],
    ["Bankruptcy is not required but helpful", "bankruptcy", "preferred"],
    ["No bankruptcy experience required", "bankruptcy", "mentioned"],
    ["Nice to have:\n- Clio\n\nDuties:\n- PACER", "clio", "preferred"],
    ["Nice to have:\n- Clio\n\nDuties:\n- PACER", "pacer", "mentioned"],
    ["You will use Clio", "clio", "mentioned"],
  ])("%s: %s is %s", (text, id, strength) => {
    expect(mentionOf(text, id)?.strength).toBe(strength);
  });

  it.each([
    ["Interested in immigration", "immigration", "wished"],
    ["Tax law known from class", "tax", "studied"],
    ["Formerly family law", "family", "former"],
    ["I do family law", "family", "current"],
  ])("%s: %s is %s", (text, id, standing) => {
    expect(mentionOf(text, id)?.standing).toBe(standing);
  });
});

const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(
      ...concepts.flatMap(({ name, aliases, ambiguous }) => [
        name,
        ...aliases,
        ...(ambiguous ?? []).map(({ alias }) => alias),
      ]),
    ),
    fc.constantFrom("no", "must have", "and", "required", "a plus", "not", "but", "I", "."),
  ),
  { maxLength: 25 },
);

describe("any text", () => {
  it("yields spans that lie in the text, do not overlap, and equal an alias of their concept", () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join(" ");
        let end = 0;
        for (const mention of extractConcepts(text)) {
          expect(mention.start).toBeGreaterThanOrEqual(end);
          expect(mention.end).toBeLessThanOrEqual(text.length);
          end = mention.end;
          const named = findConcept(mention.id);
          const aliases = [
            named?.name ?? "",
            ...(named?.aliases ?? []),
            ...(named?.ambiguous ?? []).map(({ alias }) => alias),
          ];
          const found = normalizedWords(text.slice(mention.start, mention.end)).join(" ");
          expect(aliases.map((alias) => normalizedWords(alias).join(" "))).toContain(found);
        }
      }),
    );
  });

  it("says the same of the same, whatever the case and the width of its blanks", () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const idsOf = (text: string) =>
          extractConcepts(text).map(({ start: _start, end: _end, ...rest }) => rest);
        const text = parts.join(" ");
        expect(idsOf(text)).toEqual(idsOf(text));
        // A text of a few letters in capitals may be an abbreviation that means nothing in lower case
        if (text.length > 12) expect(idsOf(text.toUpperCase())).toEqual(idsOf(text));
        expect(idsOf(text.replaceAll(" ", " \t "))).toEqual(idsOf(text));
      }),
    );
  });

  it("never throws, and keeps its words in order", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const mentions = extractConcepts(text);
        const places = tokenize(text).map(({ start }) => start);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        for (const { start, end } of mentions) expect(end).toBeGreaterThan(start);
      }),
    );
  }, 30_000);

  it("reads a hundred thousand characters and no more", () => {
    const text = `${"Draft discovery, PI demands, no closings, MSA. ".repeat(2200)} probate`;
    const mentions = extractConcepts(text);
    expect(mentions.length).toBeGreaterThan(2000);
    expect(Math.max(...mentions.map(({ end }) => end))).toBeLessThanOrEqual(100_000);
  });
});
