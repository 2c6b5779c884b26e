import type { PrimaryRole } from "@caseload/contract/roles";
import type { SearchResults } from "@caseload/contract/search/global-search";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs as postings } from "../../../platform/db/schema/jobs.ts";
import {
  makeApplication,
  makeContract,
  makeFirm,
  makeJob,
  makePerson,
  makeProfile,
} from "../../../demo/factories.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

interface Person extends Caller {
  id: number;
}

let site: Site;
let partner: Person;
let junior: Person;
let writer: Person;
let rival: Person;
let applicant: Person;
let other: Person;
let ourFirm: number;
const jobs: Record<string, number> = {};

async function join(
  primaryRole: PrimaryRole,
  lastName: string,
  firmId: number | null = null,
): Promise<Person> {
  const person = await makePerson(site.db, site.time.now, { primaryRole, lastName, firmId });
  return { ...(await site.signInAs(person.id)), id: person.id };
}

const find = (person: Caller, q: string) => person.ask<SearchResults>("searchEverything", { query: { q } });
const write = (from: Caller, to: Person, content: string) =>
  from.ask("sendMessage", { body: { receiverId: to.id, content } });

beforeAll(async () => {
  site = await openSite();
  const now = site.time.now;
  const firm = await makeFirm(site.db, now, { name: "Lindqvist Okafor LLP" });
  ourFirm = firm.id;
  const elsewhere = await makeFirm(site.db, now, { name: "Tallgrass Law" });
  partner = await join("senior_partner", "Okafor", firm.id);
  junior = await join("junior_associate", "Pratt", firm.id);
  writer = await join("paralegal_assistant", "Wilk", firm.id);
  rival = await join("managing_partner", "Tallgrass", elsewhere.id);
  applicant = await join("freelance_paralegal", "Haddad");
  other = await join("freelance_paralegal", "Brandt");
  const post = async (key: string, title: string, of: { firmId: number; postedById: number }, more = {}) => {
    jobs[key] = (await makeJob(site.db, now, { title, ...of, ...more })).id;
  };
  const ours = { firmId: firm.id, postedById: partner.id };
  await post("open", "Zoning appeals binder", ours);
  await post("closed", "Zoning variance hearing", ours, { status: "closed" });
  await post(
    "waiting",
    "Zoning notices, awaiting approval",
    { ...ours, postedById: writer.id },
    { status: "pending_approval" },
  );
  await post("draft", "Zoning draft of our own", ours, { status: "draft" });
  await post("hidden", "Zoning file of somebody who left", ours, { hidden: true });
  await post(
    "theirs",
    "Zoning draft of another firm",
    { firmId: elsewhere.id, postedById: rival.id },
    { status: "draft" },
  );
  const applied = { jobId: jobs.open ?? 0 };
  await makeApplication(site.db, now, { ...applied, paralegalId: applicant.id });
  await makeApplication(site.db, now, { ...applied, paralegalId: other.id });
  await write(applicant, partner, "The zoning binder is ready. It ends with the variance map of I-95.");
  await write(partner, other, "Could you look at the zoning exhibits?");
});
afterAll(() => site.close());

const titlesOf = ({ jobs: found }: SearchResults): string[] => found.map(({ title }) => title).toSorted();

describe("the header's search box", () => {
  test("finds published postings for everyone, and a firm's own unpublished ones for those who may see them", async () => {
    const published = ["Zoning appeals binder", "Zoning variance hearing"];
    const own = ["Zoning file of somebody who left", "Zoning notices, awaiting approval"];
    expect(titlesOf(await find(applicant, "zoning"))).toEqual(published);
    expect(titlesOf(await find(partner, "zoning"))).toEqual(
      [...published, ...own, "Zoning draft of our own"].toSorted(),
    );
    expect(titlesOf(await find(junior, "zoning"))).toEqual([...published, ...own].toSorted());
    expect(titlesOf(await find(rival, "zoning"))).toEqual(
      [...published, "Zoning draft of another firm"].toSorted(),
    );
  });

  test("finds a draft only for its writer and members with job:edit", async () => {
    for (const colleague of [junior, writer])
      expect(titlesOf(await find(colleague, "draft of our own"))).toEqual([]);
    const { id } = await makeJob(site.db, site.time.now, {
      firmId: ourFirm,
      postedById: junior.id,
      title: "Zoning memo of the junior",
      status: "draft",
    });
    for (const [colleague, titles] of [
      [junior, ["Zoning memo of the junior"]],
      [partner, ["Zoning memo of the junior"]],
      [writer, []],
    ] as const)
      expect(titlesOf(await find(colleague, "memo junior"))).toEqual(titles);
    await site.db.delete(postings).where(eq(postings.id, id));
  });

  test("finds own applications and those to review, never another applicant's", async () => {
    const own = (await find(applicant, "zoning")).applications;
    expect(own).toMatchObject([
      { isOwn: true, jobTitle: "Zoning appeals binder", firmName: "Lindqvist Okafor LLP" },
    ]);
    expect(own).toHaveLength(1);
    expect((await find(applicant, "brandt")).applications).toEqual([]);
    const received = (await find(partner, "zoning")).applications;
    expect(received.map(({ paralegalName, isOwn }) => [paralegalName, isOwn])).toEqual([
      ["Test Brandt", false],
      ["Test Haddad", false],
    ]);
    expect((await find(partner, "hadd")).applications).toHaveLength(1);
    for (const person of [junior, rival]) expect((await find(person, "zoning")).applications).toEqual([]);
  });

  test("finds contracts by number, posting and person for those who may open them, never another firm's", async () => {
    const [application] = await site.db
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.paralegalId, applicant.id));
    const { id } = await makeContract(site.db, site.time.now, {
      applicationId: application?.id ?? 0,
      jobId: jobs["open"] ?? 0,
      paralegalId: applicant.id,
      attorneyId: partner.id,
      firmId: ourFirm,
    });
    const contractsOf = async (person: Person, q: string) => (await find(person, q)).contracts;
    const number = `No. ${String(id).padStart(4, "0")}`;
    for (const q of [number, String(id).padStart(4, "0"), "zoning appeals", "hadd", "haddad zoning"])
      expect(await contractsOf(partner, q), q).toMatchObject([
        { id, jobTitle: "Zoning appeals binder", name: "Test Haddad", status: "pending_terms" },
      ]);
    expect(await contractsOf(applicant, "okafor")).toMatchObject([{ id, name: "Test Okafor" }]);
    // Each of these may not open it.
    for (const person of [junior, writer, rival, other]) {
      expect((await person.call("getContract", { params: { id } })).statusCode).toBe(404);
      for (const q of [number, "zoning", "haddad", "okafor", "pending"])
        expect(await contractsOf(person, q), q).toEqual([]);
    }
    expect(await contractsOf(partner, "binder zebra")).toEqual([]);
  });

  test("finds messages sent and received, never anyone else's", async () => {
    const messagesOf = async (person: Person, q = "zoning") => (await find(person, q)).messages;
    expect(await messagesOf(applicant)).toMatchObject([{ userId: partner.id, isOwn: true }]);
    expect(await messagesOf(other)).toMatchObject([{ userId: partner.id, isOwn: false }]);
    expect(await messagesOf(partner)).toHaveLength(2);
    for (const person of [junior, rival, writer]) expect(await messagesOf(person)).toEqual([]);
    expect(await messagesOf(applicant, `party:${partner.id}`)).toEqual([]);
    expect(await messagesOf(rival, `zoning' | 'party:${partner.id}`)).toEqual([]);
  });

  test("takes beginnings of words, numbers with a hyphen, and shows the words around the first one found", async () => {
    const [found] = (await find(applicant, "varian")).messages;
    expect(found?.excerpt).toBe("\u2026binder is ready. It ends with the variance map of I-95.");
    expect((await find(applicant, "I-95")).messages).toHaveLength(1);
    expect((await find(applicant, "vari map")).messages).toHaveLength(1);
    expect((await find(applicant, "variance zebra")).messages).toEqual([]);
  });

  describe("people", () => {
    const named = async (person: Person, q: string) => {
      const { paralegals, colleagues } = await find(person, q);
      return [paralegals.map(({ name }) => name), colleagues.map(({ name }) => name)];
    };

    test("are paralegals with a profile, for every member, and colleagues, for those who may see the team", async () => {
      await makeProfile(site.db, site.time.now, { userId: applicant.id, location: "Boise, ID" });
      for (const person of [partner, rival, other])
        expect(await named(person, "hadd")).toEqual([["Test Haddad"], []]);
      // People without a profile are not in the directory.
      expect(await named(partner, "brandt")).toEqual([[], []]);
      expect(await named(partner, "pratt")).toEqual([[], ["Test Pratt"]]);
      for (const person of [junior, writer, rival, applicant])
        expect(await named(person, "okafor")).toEqual([[], []]);
      expect((await find(partner, "haddad")).paralegals).toEqual([
        {
          id: applicant.id,
          name: "Test Haddad",
          photo: null,
          primaryRole: "freelance_paralegal",
          location: "Boise, ID",
          emailConfirmed: true,
        },
      ]);
    });

    test("say whether their email is confirmed, wherever their names are found", async () => {
      const confirm = (emailVerified: boolean) =>
        site.db
          .update(users)
          .set({ emailVerified })
          .where(inArray(users.id, [applicant.id, junior.id]));
      const said = async () => {
        const { paralegals, messages, applications } = await find(partner, "hadd");
        const { colleagues } = await find(partner, "pratt");
        const hits = [...paralegals, ...colleagues, ...messages];
        return [
          ...hits.map(({ emailConfirmed }) => emailConfirmed),
          ...applications.map(({ paralegalEmailConfirmed }) => paralegalEmailConfirmed),
        ];
      };
      const written = await write(applicant, partner, "Haddad here, about the zoning binder.");
      expect(written).toBeDefined();
      await confirm(false);
      expect(await said()).toEqual([false, false, false, false]);
      await confirm(true);
      expect(await said()).toEqual([true, true, true, true]);
    });

    test("are found with accents and without, never oneself, and not after they went away", async () => {
      const ines = await join("freelance_paralegal", "Ibáñez-Núñez");
      await makeProfile(site.db, site.time.now, { userId: ines.id });
      for (const q of ["ibanez", "Ibáñez", "nunez", "IBANEZ nun"])
        expect(await named(partner, q)).toEqual([["Test Ibáñez-Núñez"], []]);
      expect(await named(ines, "ibanez")).toEqual([[], []]);
      await site.db.update(users).set({ deactivatedAt: site.time.now }).where(eq(users.id, ines.id));
      expect(await named(partner, "ibanez")).toEqual([[], []]);
    });
  });

  test("needs a session, and finds nothing without a word", async () => {
    expect((await site.anonymous.call("searchEverything", { query: { q: "zoning" } })).statusCode).toBe(401);
    const nothing = {
      jobs: [],
      applications: [],
      contracts: [],
      messages: [],
      paralegals: [],
      colleagues: [],
    };
    expect(await find(applicant, " ")).toEqual(nothing);
    expect(await find(applicant, "?!")).toEqual(nothing);
  });
});
