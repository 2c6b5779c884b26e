import type { Verification } from "@caseload/contract/engagements/verification";
import { expect, test } from "vitest";
import VerificationResult from "~/features/verification/verification-result.tsx";
import { draw } from "~/testkit/draw.tsx";
import VerifyScreen from "./verify.tsx";

test("the page states its limits and its outcomes before the first check", async () => {
  const { text, labels, buttons, links } = await draw(<VerifyScreen />);
  for (const words of [
    "Verify an Agreement",
    "One file, up to 25 MB. We check it and don't keep it.",
    "Genuine, unchanged",
    "Changed after signing",
    "Not found",
    "Nothing about the work itself.",
  ])
    expect(text).toContain(words);
  expect(labels).toEqual(expect.arrayContaining(["Choose PDF", "SHA-256"]));
  expect(buttons.map(({ name }) => name)).toContain("Check Fingerprint");
  expect(links).toContainEqual({ name: "How Verification Works", to: "/how-verification-works" });
});

const genuine = {
  found: true,
  intact: true,
  contractId: 183,
  version: 2,
  status: "in_progress",
  inForce: true,
  firmName: "Lindqvist Okafor LLP",
  termsSha256: "9f2c41d0a86e03b75c19e2f87d44b03a16ce90d1f2a733885e60c41b92fd7be1",
  signatures: [
    { side: "attorney", name: "Margaret Okafor", emailConfirmed: true, signedAt: "2026-10-28T20:20:11.480Z" },
    { side: "paralegal", name: "Daniel Reyes", emailConfirmed: true, signedAt: "2026-10-29T15:06:12.345Z" },
  ],
  sealedAt: "2026-10-29T15:06:13.000Z",
  seal: {
    subject: "Caseload signing key",
    validTo: "2036-10-29T00:00:00.000Z",
    selfMade: true,
    timeStamped: false,
  },
} as const satisfies Verification;

const result = (verification: Verification | null, more: { fileName?: null; problem?: string } = {}) =>
  draw(
    <VerificationResult
      checked={{
        fileName: more.fileName === null ? null : "engagement-0183-v2.pdf",
        verification,
        problem: more.problem ?? null,
        at: "2026-11-22T20:30:00.000Z",
      }}
    />,
  );

test("a genuine file: version, seal, terms, and who signed when", async () => {
  const { text } = await result({ ...genuine, signatures: [...genuine.signatures] });
  for (const words of [
    "Genuine, unchanged",
    "engagement-0183-v2.pdf",
    "No. 0183, version 2, in force",
    "Oct 29, 2026, 11:06 AM ET",
    "Caseload signing key, valid to Oct 28, 2036, self-issued",
    "9f2c 41d0 a86e 03b7",
    "For Lindqvist Okafor LLP",
    "Signed Oct 28, 2026, 4:20 PM ET",
    "Signed Oct 29, 2026, 11:06 AM ET",
    "Daniel Reyes",
    "It doesn't confirm what the parties did afterwards.",
  ])
    expect(text).toContain(words);
});

test.each([
  [{ inForce: false, status: "in_progress" }, "version 2, replaced by a later version"],
  [{ inForce: false, status: "completed" }, "version 2, completed"],
] as const)("a genuine file that is no longer in force says so: %j", async (change, words) => {
  const { text } = await result({ ...genuine, ...change, signatures: [...genuine.signatures] });
  expect(text).toContain(words);
});

test("a seal of an authority with a time stamp says so", async () => {
  const seal = { ...genuine.seal, selfMade: false, timeStamped: true };
  const { text } = await result({ ...genuine, seal, signatures: [...genuine.signatures] });
  expect(text).toContain("issued by an authority, time-stamped");
});

test("a changed file shows no names and no dates of signing", async () => {
  const { text } = await result({
    found: true,
    intact: false,
    contractId: 183,
    version: 2,
    status: null,
    signatures: [],
    sealedAt: null,
    seal: null,
  });
  expect(text).toContain("Changed after signing");
  expect(text).toContain("Broken");
  expect(text).toContain("Agreement No. 0183, version 2");
  expect(text).not.toContain("Oct 2");
});

test("a hash, an unknown file, an unknown hash, and a check that failed", async () => {
  const hash = await result({ found: true, sealedAt: genuine.sealedAt }, { fileName: null });
  expect(hash.text).toContain("A signed agreement exists");
  expect(hash.text).toContain("Oct 29, 2026, 11:06 AM ET");
  expect((await result({ found: false })).text).toContain("This file is not an agreement signed here.");
  expect((await result({ found: false }, { fileName: null })).text).toContain(
    "No signed file and no signed terms have this fingerprint.",
  );
  const failed = await result(null, { problem: "This file is not a PDF." });
  expect(failed.text).toContain("Not checked");
  expect(failed.text).toContain("This file is not a PDF.");
});
