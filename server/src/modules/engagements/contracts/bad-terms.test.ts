/** Each wrong field of proposed terms and of a signature is refused by its name, and nothing changes. */
import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makePerson } from "../../../demo/factories.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { termsOf } from "../../../testkit/contract-terms.ts";
import { type Cast, createContract, createHiringFirm } from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
let pendingId: number;
let agreedId: number;

const read = (id: number) => cast.daniel.ask<ContractDetail>("getContract", { params: { id } });
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  pendingId = await createContract(site, cast, cast.daniel);
  agreedId = await createContract(site, cast, cast.daniel);
  for (const who of [cast.daniel, cast.partner]) await who.ask("agreeToTerms", { params: { id: agreedId } });
});
afterAll(() => site.close());

let before: ContractDetail[];
beforeEach(async () => {
  before = [await read(pendingId), await read(agreedId)];
});

/** Sends terms as a version and as an amendment; both are refused with the same text. */
async function refusalOf(
  terms: unknown,
  note: unknown = "As discussed.",
  who = cast.daniel,
): Promise<string> {
  const body = { base: 1, terms, note };
  const texts = [];
  for (const [name, id] of [
    ["proposeVersion", pendingId],
    ["proposeAmendment", agreedId],
  ] as const) {
    const answer = await who.call(name, { params: { id }, body });
    expect(answer.statusCode, answer.body).toBe(400);
    texts.push(answer.body);
  }
  expect([await read(pendingId), await read(agreedId)]).toEqual(before);
  expect(texts[1]).toBe(texts[0]);
  return texts[0] ?? "";
}
const wrong = (changes: object, who?: Cast["partner"]) =>
  refusalOf({ ...termsOf(cast.partner.id), ...changes }, undefined, who);
const hourly = (rateCents: unknown, capMinutes: unknown = null) => ({
  pay: { kind: "hourly", rateCents, capMinutes },
});
const flat = (totalCents: unknown, milestones: unknown) => ({
  pay: { kind: "flat", totalCents, milestones },
});
const milestone = (cents: unknown, more: object = {}) => ({ title: "Log", dueOn: null, cents, ...more });

describe("pay", () => {
  test.each([0, -5_400, 99, 1_000_001, 2e15, 5_400.5, "5400", null])(
    "%j cents an hour",
    async (rateCents) => {
      expect(await wrong(hourly(rateCents))).toMatch(/^Please enter .*\(terms\.pay\.rateCents\)$/m);
    },
  );

  test.each([0, -6, 3, 5, 6.5, 100, 600_006, "60"])("a cap of %j minutes, said once", async (capMinutes) => {
    expect(await wrong(hourly(5_400, capMinutes))).toMatch(
      /^Please enter a cap .*\(terms\.pay\.capMinutes\)$/,
    );
  });

  test.each([0, -1, 99, 100_000_001, 150_000.5, null])("a fee of %j cents", async (cents) => {
    expect(await wrong(flat(cents, [milestone(cents)]))).toMatch(
      /^Please enter .*\(terms\.pay\.totalCents\)$/m,
    );
  });

  test("milestones that do not add up, that have no name, and that are due before the start", async () => {
    const sums = [[milestone(40_000), milestone(50_000)], [milestone(100_001)]];
    for (const milestones of sums)
      expect(await wrong(flat(100_000, milestones))).toBe(
        "The milestones must add up to the total fee (terms.pay.milestones)",
      );
    expect(await wrong(flat(100_000, []))).toBe("Please add a milestone (terms.pay.milestones)");
    expect(await wrong(flat(100_000, [milestone(100_000, { title: " " })]))).toBe(
      "Please name the milestone (terms.pay.milestones.0.title)",
    );
    expect(await wrong(flat(100_000, [milestone(100_000, { dueOn: "2026-03-01" })]))).toBe(
      "The milestone is due before the start date (terms.pay.milestones.0.dueOn)",
    );
    expect(
      await wrong({ ...flat(100_000, [milestone(100_000, { dueOn: "2030-01-01" })]), endsOn: "2026-12-30" }),
    ).toBe("The milestone is due after the end date (terms.pay.milestones.0.dueOn)");
    const many = Array.from({ length: 21 }, () => milestone(100));
    expect(await wrong(flat(2_100, many))).toBe("Please use at most 20 milestones (terms.pay.milestones)");
  });

  test.each([undefined, {}, { kind: "monthly", rateCents: 5_400 }, "hourly"])("%j", async (pay) => {
    expect(await wrong({ pay })).toMatch(/\(terms\.pay(\.kind)?\)$/m);
  });

  test("an amendment sets the pay", async () => {
    const body = { base: 1, terms: termsOf(cast.partner.id, { pay: null }), note: "As discussed." };
    const answer = await cast.daniel.call("proposeAmendment", { params: { id: agreedId }, body });
    expect([answer.statusCode, answer.body]).toEqual([400, "Please set the pay (terms.pay)"]);
  });
});

describe("other terms", () => {
  const values: [keyof StructuredTerms, unknown, RegExp][] = [
    ["paymentDays", 0, /^Please enter 1 to 60 days \(terms\.paymentDays\)$/],
    ["paymentDays", 61, /^Please enter 1 to 60 days \(terms\.paymentDays\)$/],
    ["paymentDays", 30.5, /^Please enter 1 to 60 days \(terms\.paymentDays\)$/],
    ["autoApproveDays", 4, /^Please enter 5 to 30 days \(terms\.autoApproveDays\)$/],
    ["autoApproveDays", 31, /^Please enter 5 to 30 days \(terms\.autoApproveDays\)$/],
    ["governingState", "Atlantis", /^Please choose a state \(terms\.governingState\)$/],
    ["governingState", "pa", /^Please choose a state \(terms\.governingState\)$/],
    ["endsOn", "2026-03-01", /^The end date is before the start date \(terms\.endsOn\)$/],
    ["endsOn", "2026-02-30", /^Please enter a date \(terms\.endsOn\)$/],
    ["startsOn", "tomorrow", /^Please enter a date \(terms\.startsOn\)$/],
    ["startsOn", "2200-01-01", /^Please enter a date \(terms\.startsOn\)$/],
    ["services", [], /^Please describe at least one service \(terms\.services\)$/],
    ["services", ["\u200b"], /^Please describe the service \(terms\.services\.0\)$/],
    ["services", ["Summaries\u0007"], /^Please remove the control characters \(terms\.services\.0\)$/],
    ["services", ["\u202e00.45$\u202c"], /^Please remove the control characters \(terms\.services\.0\)$/],
    ["services", ["x".repeat(10_501)], /^Please use at most 10500 characters \(terms\.services\.0\)$/],
    [
      "services",
      Array.from({ length: 31 }, () => "x"),
      /^Please use at most 30 services \(terms\.services\)$/,
    ],
    ["firmAddress", "x".repeat(301), /^Please use at most 300 characters \(terms\.firmAddress\)$/],
    [
      "paralegalAddress",
      "12 Elm St\u0000",
      /^Please remove the control characters \(terms\.paralegalAddress\)$/m,
    ],
    ["clientContact", "daily", /^Please choose none or supervised \(terms\.clientContact\)$/],
    [
      "expenses",
      { allowed: false, capCents: 500 },
      /^A cap needs reimbursed expenses \(terms\.expenses\.capCents\)$/,
    ],
    [
      "expenses",
      { allowed: true, capCents: -1 },
      /^Please enter an expense cap from \$1 to \$1,000,000 \(terms\.expenses\.capCents\)$/,
    ],
    ["expenses", null, /^Please say whether expenses are reimbursed \(terms\.expenses\)$/],
    ["firmAddress", 5, /^Please enter text \(terms\.firmAddress\)$/],
    [
      "extraClauses",
      [{ heading: "", text: "x" }],
      /^Please enter a heading \(terms\.extraClauses\.0\.heading\)$/,
    ],
    ["extraClauses", [{ heading: "A", text: "\u0000" }], /\(terms\.extraClauses\.0\.text\)$/m],
    [
      "extraClauses",
      Array.from({ length: 21 }, () => ({ heading: "A", text: "x" })),
      /\(terms\.extraClauses\)$/,
    ],
  ];
  test.each(values)("%s %j", async (field, value, text) => {
    expect(await wrong({ [field]: value })).toMatch(text);
  });

  test.each(Object.keys(termsOf(1)) as (keyof StructuredTerms)[])("%s may not be left out", async (field) => {
    // Addresses may: they are null until given.
    if (field === "firmAddress" || field === "paralegalAddress") return;
    expect(await wrong({ [field]: undefined })).toMatch(new RegExp(`\\(terms\\.${field}(\\.kind)?\\)$`, "m"));
  });

  test.each([undefined, null, "", " ", 7])("an amendment with the note %j is refused", async (note) => {
    const body = { base: 1, terms: termsOf(cast.partner.id, { paymentDays: 14 }), note };
    const answer = await cast.daniel.call("proposeAmendment", { params: { id: agreedId }, body });
    expect([answer.statusCode, answer.body]).toEqual([400, "Please say why the terms change (note)"]);
    expect(await read(agreedId)).toEqual(before[1]);
  });

  test("a note is short", async () => {
    const terms = termsOf(cast.partner.id);
    expect(await refusalOf(terms, "x".repeat(2_001))).toBe("Please use at most 2000 characters (note)");
  });

  test("two megabytes are refused unread", async () => {
    const terms = termsOf(cast.partner.id, { services: ["x".repeat(2_000_000)] });
    const answer = await cast.daniel.call("proposeVersion", {
      params: { id: pendingId },
      body: { base: 1, terms },
    });
    expect([answer.statusCode, answer.body]).toEqual([413, errorMessages.tooLarge]);
    expect(await read(pendingId)).toEqual(before[0]);
  });
});

test("the supervisor is an active attorney of the firm", async () => {
  const { db, time } = site;
  const left = await makePerson(db, time.now, { primaryRole: "associate", firmId: cast.firmId });
  await db.update(users).set({ deactivatedAt: time.now }).where(eq(users.id, left.id));
  const helper = await makePerson(db, time.now, { primaryRole: "paralegal_supervisor", firmId: cast.firmId });
  const admin = await makePerson(db, time.now, { primaryRole: "firm_admin", firmId: cast.firmId });
  const others = [cast.rival, cast.daniel, admin, helper, left].map(({ id }) => id);
  for (const id of [...others, 2_147_483_647])
    expect(await wrong({ supervisorId: id }, cast.partner)).toBe(
      `${errorMessages.supervisorOfFirm} (terms.supervisorId)`,
    );
  expect(await wrong({ supervisorId: 2_147_483_648 })).toMatch(/\(terms\.supervisorId\)$/);
});

test("the firm alone names another supervising attorney", async () => {
  expect(await wrong({ supervisorId: cast.managing.id })).toBe(errorMessages.firmNamesSupervisor);
});

test("a start long before the contract was opened", async () => {
  expect(await wrong({ startsOn: "1900-01-01" })).toMatch(
    /^Please choose a start date on or after \w+ \d+, \d{4} \(terms\.startsOn\)$/,
  );
});

test("unchanged terms", async () => {
  for (const [name, at] of [
    ["proposeVersion", 0],
    ["proposeAmendment", 1],
  ] as const) {
    const contract = before[at];
    const body = { base: 1, terms: contract?.structuredTerms, note: "As it is." };
    for (const who of [cast.daniel, cast.partner]) {
      const answer = await who.call(name, { params: { id: contract?.id ?? 0 }, body });
      expect([answer.statusCode, answer.body]).toEqual([400, errorMessages.termsUnchanged(1)]);
    }
  }
  expect([await read(pendingId), await read(agreedId)]).toEqual(before);
});

describe("bodies that are no object", () => {
  const calls = [
    ["cancelContract", "Please give a reason (reason)"],
    ["objectToCompletion", "Please give a reason (reason)"],
    ["proposeVersion", "Please send the terms (terms)"],
    ["proposeAmendment", "Please send the terms (terms)"],
  ] as const;
  test.each(calls)("%s without one says what is missing", async (name, text) => {
    for (const body of [undefined, null, []]) {
      const answer = await cast.partner.call(name, { params: { id: pendingId }, body });
      expect([answer.statusCode, answer.body]).toEqual([400, text]);
    }
  });

  test("a list signs nothing", async () => {
    const answer = await cast.daniel.call("agreeToTerms", { params: { id: pendingId }, body: [] });
    expect([answer.statusCode, answer.body]).toEqual([400, "Please type your full name (name)"]);
    expect(await read(pendingId)).toEqual(before[0]);
  });

  test("an amendment is signed with a name", async () => {
    const answer = await cast.daniel.call("agreeToAmendment", { params: { id: agreedId, version: 1 } });
    expect([answer.statusCode, answer.body]).toEqual([400, "Please type your full name (name)"]);
  });

  test("people who are not a party learn nothing from them", async () => {
    for (const name of ["agreeToTerms", "proposeVersion", "proposeAmendment", "cancelContract"] as const) {
      const answer = await cast.rival.call(name, { params: { id: pendingId }, body: { name: 7 } });
      expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.contractNotFound]);
    }
  });
});

test("invisible characters are not signed", async () => {
  const body = {
    base: 1,
    terms: termsOf(cast.partner.id, {
      services: ["Sum\u200bmaries\u2060 and\u00ad logs, می\u200cشود, 👩\u200d⚖️."],
      firmAddress: "\u200b",
      paralegalAddress: "12 Elm\u200b Street, Camden, NJ 08102",
    }),
  };
  const id = await createContract(site, cast, cast.daniel);
  const { structuredTerms } = await cast.daniel.ask<ContractVersion>("proposeVersion", {
    params: { id },
    body,
  });
  expect(structuredTerms).toMatchObject({
    services: ["Summaries and logs, می\u200cشود, 👩\u200d⚖️."],
    firmAddress: null,
    paralegalAddress: "12 Elm Street, Camden, NJ 08102",
  });
  const { termsSha256 } = await read(id);
  const signing = { version: 2, sha256: termsSha256, name: "Dan\u200biel Reyes", consent: true };
  const signed = await cast.daniel.ask<ContractDetail>("agreeToTerms", { params: { id }, body: signing });
  expect(signed.paralegal.signature?.name).toBe("Daniel Reyes");
});

test("a canceled contract is not signed, and says so", async () => {
  const id = await createContract(site, cast, cast.daniel);
  await cast.daniel.ask("agreeToTerms", { params: { id } });
  await cast.partner.ask("cancelContract", { params: { id }, body: { reason: "The matter settled." } });
  for (const who of [cast.daniel, cast.partner]) {
    const answer = await who.call("agreeToTerms", { params: { id } });
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.contractEnded]);
  }
});

describe("signatures", () => {
  const good = () => ({ version: 1, sha256: before[0]?.termsSha256, name: "Daniel Reyes", consent: true });
  const press = async (body: unknown) => {
    const { statusCode, body: text } = await cast.daniel.call("agreeToTerms", {
      params: { id: pendingId },
      body,
    });
    expect(await read(pendingId)).toEqual(before[0]);
    return [statusCode, text];
  };

  test.each([
    [{ consent: false }, "Please agree to sign electronically (consent)"],
    [{ consent: undefined }, "Please agree to sign electronically (consent)"],
    [{ consent: "true" }, "Please agree to sign electronically (consent)"],
    [{ name: "  " }, "Please type your full name (name)"],
    [{ name: undefined }, "Please type your full name (name)"],
    [{ name: "1" }, "Please type your full name (name)"],
    [{ name: "☃" }, "Please type your full name (name)"],
    [{ name: "D\u200b" }, "Please type your full name (name)"],
    [{ name: "x".repeat(201) }, "Please use at most 200 characters (name)"],
    [{ name: "Daniel\u202eseyeR" }, "Please remove the control characters (name)"],
    [{ version: undefined }, "Please give the version that you read (version)"],
    [{ version: "1" }, "Please give the version that you read (version)"],
    [{ sha256: undefined }, "Please give the SHA-256 of the terms that you read (sha256)"],
    [{ sha256: "f".repeat(129) }, "Please give the SHA-256 of the terms that you read (sha256)"],
  ])("%j", async (changes, text) => {
    expect(await press({ ...good(), ...changes })).toEqual([400, text]);
  });

  test("a body that gives some of the four names the others", async () => {
    const [status, text] = await press({ name: "Daniel Reyes" });
    expect(status).toBe(400);
    for (const field of ["version", "sha256", "consent"]) expect(text).toContain(`(${field})`);
  });

  test("another version, or another text's hash, is a conflict", async () => {
    for (const changes of [{ version: 2 }, { version: 0 }, { sha256: "0".repeat(64) }, { sha256: "" }])
      expect(await press({ ...good(), ...changes })).toEqual([409, errorMessages.termsVersionChanged]);
  });

  test("so is a proposal that does not start from the latest version", async () => {
    for (const [name, id] of [
      ["proposeVersion", pendingId],
      ["proposeAmendment", agreedId],
    ] as const)
      for (const base of [0, 2, -1, 2_000_000_000]) {
        const body = { base, terms: termsOf(cast.partner.id), note: "As discussed." };
        const { statusCode, body: text } = await cast.daniel.call(name, { params: { id }, body });
        expect([statusCode, text]).toEqual([409, errorMessages.termsVersionChanged]);
      }
    for (const base of [undefined, "1", 1.5]) {
      const body = { base, terms: termsOf(cast.partner.id), note: "As discussed." };
      const { statusCode, body: text } = await cast.daniel.call("proposeVersion", {
        params: { id: pendingId },
        body,
      });
      expect([statusCode, text]).toEqual([400, expect.stringMatching(/\(base\)$/)]);
    }
  });

  test("an amendment that is signed as it is proposed needs a name and consent", async () => {
    const proposal = { base: 1, terms: termsOf(cast.partner.id), note: "As discussed." };
    for (const [more, field] of [
      [{ consent: true }, "name"],
      [{ name: "Daniel", consent: false }, "consent"],
    ] as const) {
      const answer = await cast.daniel.call("proposeAmendment", {
        params: { id: agreedId },
        body: { ...proposal, ...more },
      });
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(`(${field})`)]);
    }
    expect(await read(agreedId)).toEqual(before[1]);
  });
});

test("a comment has visible text", async () => {
  for (const text of ["", " \n", "\u200b", undefined, 7, "x".repeat(4_001), "\u0000"]) {
    const answer = await cast.daniel.call("addContractComment", {
      params: { id: pendingId },
      body: { text },
    });
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringMatching(/\(text\)$/m)]);
  }
});
