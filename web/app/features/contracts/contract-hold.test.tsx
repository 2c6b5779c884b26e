import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { User } from "@caseload/contract/accounts/accounts";
import { describe, expect, test } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel, margaret } from "~/testkit/people.ts";
import { contractDetail, contractVersion } from "~/testkit/records.ts";
import { ContractPage } from "./contract-page.tsx";
import { allComments, allVersions } from "./whole-lists.ts";

const at = { params: { id: 3 } };
const hold = {
  on: true,
  since: "2026-11-20T15:00:00.000Z",
  byName: "Anders Lindqvist",
  byEmailConfirmed: true,
} as const;
const amendment = contractVersion({ version: 2, status: "open" });
const started = { status: "in_progress", startedAt: "2026-11-02T12:00:00.000Z" } as const;
const firm = {
  ...started,
  viewerSide: "attorney",
  mayHold: true,
  hold: { ...hold, reason: "Served by Hollis." },
} as const;

const scene = (user: User, contract: Partial<ContractDetail>, tab: string) =>
  draw(
    <ContractPage
      id={3}
      Conflict={() => null}
      Reviews={() => null}
      Files={() => null}
      Conversation={() => null}
      Time={() => null}
      Invoices={() => null}
      Work={() => null}
    />,
    {
      user,
      at: `/?tab=${tab}`,
      answers: [
        answer("getContract", contractDetail(contract), at),
        answer("listVersions", [contractVersion()], allVersions(3)),
        answer("listContractComments", [], allComments(3)),
      ],
    },
  );

describe("a legal hold", () => {
  test.each(["terms", "work", "time", "invoices", "messages", "timeline"])(
    "is shown above what it keeps from being deleted: %s",
    async (tab) => {
      const { text, buttons } = await scene(margaret, firm, tab);
      expect(text).toContain("Legal hold since Nov 20, 2026.");
      expect(text).toContain("Placed by Anders Lindqvist: Served by Hollis.");
      expect(buttons.map(({ name }) => name)).toContain("Release Hold");
    },
  );

  test("goes before an amendment's banner", async () => {
    const banner = "proposed an amendment";
    const held = await scene(margaret, { ...firm, openAmendment: amendment }, "terms");
    expect(held.text).not.toContain(banner);
    const free = await scene(margaret, { ...firm, hold: null, openAmendment: amendment }, "terms");
    expect(free.text).toContain(banner);
    expect(free.text).not.toContain("Legal hold");
  });

  test("has neither its reason nor a button for the paralegal", async () => {
    const { text, buttons } = await scene(daniel, { ...started, hold: { ...hold, reason: null } }, "work");
    expect(text).toContain("Legal hold since Nov 20, 2026.");
    expect(text).not.toContain("Placed by");
    expect(buttons.map(({ name }) => name)).not.toContain("Release Hold");
  });
});
