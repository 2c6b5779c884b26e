import type { ContractComment } from "@caseload/contract/engagements/contract-comments";
import type { ContractVersion } from "@caseload/contract/engagements/contracts";
import { csvMark } from "@caseload/contract/csv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cast, createContract, createHiringFirm } from "../../../testkit/hiring.ts";
import { agree, propose } from "../../../testkit/negotiate.ts";
import { readCsv } from "../../../testkit/read-csv.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
let id: number;
const formula = '=HYPERLINK("https://example.com","Sign here")';
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  id = await createContract(site, cast, cast.daniel);
  await agree(cast.partner, id);
  await propose(cast.daniel, id, 5_600, { note: formula });
  await propose(cast.partner, id, 5_500);
  for (const [who, text] of [
    [cast.partner, "Is the start date firm?"],
    [cast.daniel, "Yes, and\nthe cap too."],
    [cast.partner, `-1+1 "quoted", ${formula}`],
  ] as const)
    await who.ask("addContractComment", { params: { id }, body: { text } });
});
afterAll(() => site.close());

const lists = ["listVersions", "listContractComments"] as const;
const downloads = ["downloadVersions", "downloadContractComments"] as const;

/** The cursor of the next page, from the Link header. */
function nextOf(header: string | string[] | number | undefined): string | undefined {
  if (header === undefined) return undefined;
  const [, address = ""] = /^<([^>]+)>; rel="next"$/.exec(String(header)) ?? [];
  return new URL(address, "https://caseload.example").searchParams.get("cursor") ?? undefined;
}

async function readPages<Row>(name: (typeof lists)[number], limit: number): Promise<Row[][]> {
  const pages: Row[][] = [];
  let cursor: string | undefined;
  do {
    const answer = await cast.daniel.call(name, {
      params: { id },
      query: { limit, ...(cursor !== undefined && { cursor }) },
    });
    expect(answer.statusCode).toBe(200);
    pages.push(answer.json<Row[]>());
    cursor = nextOf(answer.headers.link);
  } while (cursor !== undefined);
  return pages;
}

describe("pages", () => {
  test("versions come newest first, with the next page in the Link header", async () => {
    const pages = await readPages<ContractVersion>("listVersions", 2);
    expect(pages.map((page) => page.map(({ version }) => version))).toEqual([[3, 2], [1]]);
    expect(pages[1]?.[0]?.signatures).toMatchObject([{ side: "attorney", name: "Margaret Okafor" }]);
    const all = await cast.daniel.call("listVersions", { params: { id } });
    expect(all.json()).toHaveLength(3);
    expect(all.headers.link).toBeUndefined();
  });

  test("comments come oldest first, with the next page in the Link header", async () => {
    const pages = await readPages<ContractComment>("listContractComments", 2);
    expect(pages.map((page) => page.map(({ authorName }) => authorName))).toEqual([
      ["Margaret Okafor", "Daniel Reyes"],
      ["Margaret Okafor"],
    ]);
  });

  test.each([
    ["listVersions", 200],
    ["listContractComments", 500],
  ] as const)("%s takes a page of all that a contract may hold: %i", async (name, limit) => {
    expect((await cast.daniel.call(name, { params: { id }, query: { limit } })).statusCode).toBe(200);
    const refused: Record<string, string | number>[] = [
      { limit: limit + 1 },
      { limit: 0 },
      { cursor: "elsewhere" },
    ];
    for (const wrong of refused)
      expect((await cast.daniel.call(name, { params: { id }, query: wrong })).statusCode).toBe(400);
  });

  test("twenty rows are a page where no limit is named", async () => {
    const other = await createContract(site, cast, cast.daniel);
    for (let cents = 5_001; cents <= 5_021; cents += 1) await propose(cast.daniel, other, cents);
    const answer = await cast.daniel.call("listVersions", { params: { id: other } });
    expect(answer.json<ContractVersion[]>().map(({ version }) => version)).toEqual(
      Array.from({ length: 20 }, (_, at) => 22 - at),
    );
    expect(nextOf(answer.headers.link)).toBeDefined();
  });
});

describe("as CSV", () => {
  const download = async (name: (typeof downloads)[number]) => {
    const answer = await cast.daniel.call(name, { params: { id } });
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "cache-control": "private, no-store",
    });
    expect(answer.body.startsWith(csvMark)).toBe(true);
    return { records: readCsv(answer.body.slice(csvMark.length)), headers: answer.headers };
  };

  test("versions have their authors, signatures, hashes and terms; a note is no formula", async () => {
    const { records, headers } = await download("downloadVersions");
    expect(headers["content-disposition"]).toBe(
      `attachment; filename="caseload-contract-${id}-versions.csv"`,
    );
    const [headings = [], ...rows] = records;
    const versions = await cast.daniel.ask<ContractVersion[]>("listVersions", { params: { id } });
    const column = (heading: string) => rows.map((row) => row[headings.indexOf(heading)]);
    expect(column("Version")).toEqual(["3", "2", "1"]);
    expect(column("Status")).toEqual(["Awaiting signatures", "Superseded", "Superseded"]);
    expect(column("Side")).toEqual(["Firm", "Paralegal", "Firm"]);
    expect(column("Note")).toEqual(["", `'${formula}`, ""]);
    expect(column("Signed for the firm by")).toEqual(["", "", "Margaret Okafor"]);
    expect(column("Signed for the firm at")).toEqual(["", "", site.time.now.toISOString()]);
    expect(column("Signed by the paralegal")).toEqual(["", "", ""]);
    expect(column("SHA-256")).toEqual(versions.map(({ sha256 }) => sha256));
    expect(column("Terms")).toEqual(versions.map(({ terms }) => terms));
  });

  test("comments have their authors and lines; a text is no formula", async () => {
    const { records } = await download("downloadContractComments");
    const at = site.time.now.toISOString();
    expect(records).toEqual([
      ["Version", "Author", "Side", "Written at", "Comment"],
      ["3", "Margaret Okafor", "Firm", at, "Is the start date firm?"],
      ["3", "Daniel Reyes", "Paralegal", at, "Yes, and\nthe cap too."],
      ["3", "Margaret Okafor", "Firm", at, `'-1+1 "quoted", ${formula}`],
    ]);
  });
});

test.each([...lists, ...downloads])(
  "%s is read by the paralegal, the poster and colleagues who review, and by no one else",
  async (name) => {
    const statusFor = async (who: Cast["daniel"]) => (await who.call(name, { params: { id } })).statusCode;
    for (const who of [cast.daniel, cast.partner, cast.managing, cast.associate])
      expect(await statusFor(who)).toBe(200);
    for (const who of [cast.rival, cast.leila, cast.junior]) expect(await statusFor(who)).toBe(404);
    expect((await site.anonymous.call(name, { params: { id } })).statusCode).toBe(401);
    expect((await cast.daniel.call(name, { params: { id: 999_999 } })).statusCode).toBe(404);
  },
);
