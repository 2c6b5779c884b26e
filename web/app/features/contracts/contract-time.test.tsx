import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { TimeSummary } from "@caseload/contract/engagements/time-entries";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import { describe, expect, test } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel, margaret } from "~/testkit/people.ts";
import { contractDetail, contractVersion } from "~/testkit/records.ts";
import { timesheet, timeSummary } from "~/testkit/time-records.ts";
import { ContractPage } from "./contract-page.tsx";
import { allComments, allTimesheets, allVersions } from "./whole-lists.ts";

const at = { params: { id: 3 } };
const page = (
  <ContractPage
    id={3}
    Conversation={() => null}
    Time={() => <p>Recorded time</p>}
    Invoices={() => <p>Invoices of the contract</p>}
    Work={() => <p>Deliverables</p>}
    Conflict={() => null}
    Reviews={() => null}
    Files={() => null}
  />
);

const running = {
  status: "in_progress",
  turn: null,
  may: { act: true, propose: false, amend: true, billClient: false },
  startedAt: "2026-11-02T12:00:00.000Z",
} as const;
const firm = { viewerSide: "attorney" } as const;

interface Scene {
  contract?: Partial<ContractDetail>;
  summary?: Partial<TimeSummary>;
  sheets?: Timesheet[];
  address?: string;
}

const scene = ({ contract = {}, summary = {}, sheets = [], address = "/" }: Scene) =>
  draw(page, {
    user: contract.viewerSide === "attorney" ? margaret : daniel,
    at: address,
    answers: [
      answer("getContract", contractDetail({ ...running, ...contract }), at),
      answer("listVersions", [contractVersion({ status: "in_force" })], allVersions(3)),
      answer("listContractComments", [], allComments(3)),
      answer("getTimeSummary", timeSummary(summary), at),
      answer("listTimesheets", sheets, allTimesheets(3)),
    ],
  });

describe("the Time tab", () => {
  test.each(["in_progress", "completed", "cancelled"] as const)(
    "is there once work has started: %s",
    async (status) => {
      const { buttons, text } = await scene({ contract: { status }, address: "/?tab=time&week=2026-11-16" });
      expect(buttons.slice(0, 7).map(({ name }) => name)).toEqual([
        "Terms",
        "Work",
        "Time",
        "Files",
        "Messages",
        "Invoices",
        "Timeline",
      ]);
      expect(text).toContain("Recorded time");
    },
  );

  test("is not there before, nor is anything asked about time", async () => {
    const { buttons, text, asked } = await scene({
      contract: { status: "terms_agreed", startedAt: null },
      address: "/?tab=time",
    });
    expect(buttons.map(({ name }) => name)).not.toContain("Time");
    expect(text).not.toContain("Recorded time");
    expect(asked).toContain("getContract");
  });
});

describe("the facts", () => {
  test("say how much of the cap is recorded", async () => {
    const { text } = await scene({ summary: { draftMinutes: 1_044, approvedMinutes: 2_700 } });
    expect(text).toContain("62.4 h recorded, 17.6 h left");
  });

  test("ask the paralegal to submit drafts, and first what was returned", async () => {
    const drafts = await scene({ summary: { draftMinutes: 1_044 } });
    expect(drafts.text).toContain("Submit this week's time 17.4 h in drafts");
    const returned = await scene({ summary: { draftMinutes: 60, returnedMinutes: 120 } });
    expect(returned.text).toContain("Resubmit returned time 2.0 h returned");
    const nothing = await scene({ summary: { draftMinutes: 0 } });
    expect(nothing.text).not.toContain("Submit this week's time");
  });

  test("ask who may decide to approve, and no one else", async () => {
    const submitted = timesheet({ minutes: 1_044, mayDecide: true });
    const approver = await scene({ contract: firm, sheets: [submitted] });
    expect(approver.text).toContain("Approve time 17.4 h submitted Nov 19 by Daniel Reyes");
    const reader = await scene({ contract: firm, sheets: [{ ...submitted, mayDecide: false }] });
    expect(reader.text).not.toContain("Approve time");
  });
});
