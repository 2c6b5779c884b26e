import type { ContractVersion } from "@caseload/contract/engagements/contracts";
import { describe, expect, test } from "vitest";
import { contractVersion } from "~/testkit/records.ts";
import {
  agreementEnd,
  baseOf,
  labelDate,
  openVersion,
  shownAtFirst,
  versionDate,
  versionInForce,
  versionLabel,
} from "./version-choice.ts";

const version = (
  number: number,
  status: ContractVersion["status"],
  kind: ContractVersion["kind"] = "terms",
): ContractVersion => contractVersion({ version: number, status, kind });

describe("the version to compare with", () => {
  const cases: [name: string, versions: ContractVersion[], shown: number, base: number | null][] = [
    ["the first has none", [version(1, "open")], 1, null],
    ["a counteroffer: the one before", [version(2, "open"), version(1, "superseded")], 2, 1],
    [
      "an amendment: the one in force",
      [version(4, "open", "amendment"), version(3, "declined", "amendment"), version(2, "in_force")],
      4,
      2,
    ],
    [
      "the one in force: the one before that was not declined",
      [version(4, "in_force", "amendment"), version(3, "declined", "amendment"), version(2, "superseded")],
      4,
      2,
    ],
    ["an older one: the one before it", [version(2, "in_force"), version(1, "superseded")], 2, 1],
  ];
  test.each(cases)("%s", (_name, versions, shown, base) => {
    const chosen = versions.find((one) => one.version === shown);
    expect(chosen && baseOf(versions, chosen)?.version).toBe(base ?? undefined);
  });
});

test("the page opens with the amendment to answer, else with what is current", () => {
  const versions = [version(3, "open", "amendment"), version(2, "in_force"), version(1, "superseded")];
  expect(shownAtFirst({ version: 2, openAmendment: versions[0] ?? null }, versions)?.version).toBe(3);
  expect(shownAtFirst({ version: 2, openAmendment: null }, versions)?.version).toBe(2);
  expect(openVersion(versions)?.version).toBe(3);
  expect(versionInForce(versions)?.version).toBe(2);
});

test.each([
  [1, "open", "terms", "Offer"],
  [2, "superseded", "terms", "Proposal"],
  [2, "in_force", "terms", "In force"],
  [3, "open", "amendment", "Amendment"],
  [3, "declined", "amendment", "Declined"],
  [3, "withdrawn", "amendment", "Withdrawn"],
  [1, "lapsed", "terms", "Not signed"],
] as const)("version %i, %s %s, is called %s", (number, status, kind, label) => {
  expect(versionLabel(version(number, status, kind), null)).toBe(label);
});

test("the last version of an agreement that has ended is in force no more", () => {
  const endedAt = "2026-11-10T12:00:00.000Z";
  const end = agreementEnd({ termsAgreedAt: "2026-10-29T12:00:00.000Z", endedAt });
  expect(versionLabel(version(2, "in_force"), end)).toBe("Ended");
  expect(labelDate(version(2, "in_force"), end)).toBe(endedAt);
  expect(versionLabel(version(1, "superseded"), end)).toBe("Offer");
  expect(agreementEnd({ termsAgreedAt: null, endedAt }), "never signed by both").toBeNull();
});

test("the date of the version in force is that of its last signature", () => {
  const signatures = [
    { side: "attorney", name: "M", emailConfirmed: true, signedAt: "2026-10-28T12:00:00.000Z" },
    { side: "paralegal", name: "D", emailConfirmed: true, signedAt: "2026-10-29T12:00:00.000Z" },
  ] as const;
  const signed = contractVersion({ status: "in_force", signatures: [...signatures] });
  expect(versionDate(signed)).toBe("2026-10-29T12:00:00.000Z");
  expect(versionDate({ ...signed, status: "superseded" })).toBe(signed.createdAt);
});
