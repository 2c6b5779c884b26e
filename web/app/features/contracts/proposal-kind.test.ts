import { expect, test } from "vitest";
import { contractVersion } from "~/testkit/records.ts";
import { proposalOf } from "./proposal-kind.ts";

const pending = {
  version: 1,
  viewerSide: "paralegal",
  status: "pending_terms",
  may: { act: true, propose: true, amend: false, billClient: false },
} as const;
const agreed = {
  ...pending,
  status: "in_progress",
  may: { act: true, propose: false, amend: true, billClient: false },
} as const;
const inForce = contractVersion({ status: "in_force" });
const amendment = (authorSide: "attorney" | "paralegal") =>
  contractVersion({ version: 2, kind: "amendment", authorSide });
const unpriced = contractVersion({ structuredTerms: { ...contractVersion().structuredTerms, pay: null } });

const labelOf = (...given: Parameters<typeof proposalOf>): string => {
  const proposal = proposalOf(...given);
  return "blocked" in proposal
    ? proposal.blocked
    : `${proposal.title} / ${proposal.submit} / ${proposal.call} ${proposal.base.version}`;
};

test.each([
  [
    "the other side's offer",
    pending,
    [contractVersion()],
    "Counter Version 1 / Send Counter / proposeVersion 1",
  ],
  [
    "the own offer",
    { ...pending, viewerSide: "attorney" } as const,
    [contractVersion()],
    "Propose Changes / Send New Version / proposeVersion 1",
  ],
  ["an offer without a price", pending, [unpriced], "Set the Pay / Send New Version / proposeVersion 1"],
  ["an agreement in force", agreed, [inForce], "Propose an Amendment / Send Amendment / proposeAmendment 1"],
  [
    "the other side's amendment",
    agreed,
    [amendment("attorney"), inForce],
    "Counter Version 2 / Send Counter / proposeAmendment 2",
  ],
  [
    "the own amendment",
    agreed,
    [amendment("paralegal"), inForce],
    "Version 2 is awaiting a response. Withdraw it to propose another amendment.",
  ],
  [
    "a contract that is over",
    {
      ...agreed,
      status: "completed",
      may: { act: true, propose: false, amend: false, billClient: false },
    } as const,
    [inForce],
    "This contract has ended.",
  ],
  [
    "a reader",
    { ...pending, may: { act: false, propose: false, amend: false, billClient: false } } as const,
    [contractVersion()],
    "Your role lets you view this contract, but not change its terms.",
  ],
] as const)("%s", (_name, contract, versions, text) => {
  expect(labelOf(contract, versions)).toBe(text);
});
