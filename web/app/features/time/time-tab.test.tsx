import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { TimeEntry, TimeSummary } from "@caseload/contract/engagements/time-entries";
import type { Timer } from "@caseload/contract/engagements/timers";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import { describe, expect, test } from "vitest";
import { answer, failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel, margaret } from "~/testkit/people.ts";
import { contractDetail } from "~/testkit/records.ts";
import { timeEntry, timer, timesheet, timeSummary } from "~/testkit/time-records.ts";
import { contractWeek, latestTimesheets } from "./time-queries.ts";
import { TimeTab } from "./time-tab.tsx";

const at = { params: { id: 3 } };
/** The week of the drawing's clock: Sunday, November 22, 2026. */
const week = contractWeek(3, "2026-11-16");
const running = { status: "in_progress", startedAt: "2026-11-02T12:00:00.000Z" } as const;

interface Scene {
  contract?: Partial<ContractDetail>;
  entries?: TimeEntry[];
  sheets?: Timesheet[];
  summary?: Partial<TimeSummary>;
  running?: Timer | null;
  address?: string;
}

const scene = ({ contract = {}, entries = [], sheets = [], summary = {}, ...rest }: Scene) =>
  draw(<TimeTab contract={contractDetail({ ...running, ...contract })} />, {
    user: contract.viewerSide === "attorney" ? margaret : daniel,
    at: rest.address ?? "/?tab=time",
    answers: [
      answer("listContractTime", entries, week),
      answer("listTimesheets", sheets, latestTimesheets(3)),
      answer("getTimeSummary", timeSummary(summary), at),
      answer("getTimer", rest.running ?? null),
    ],
  });
const names = (buttons: readonly { name: string }[]) => buttons.map(({ name }) => name);

const blockBilled = timeEntry({
  id: 2,
  day: "2026-11-19",
  minutes: 126,
  cents: 11_340,
  narrative: "Reviewed Ames batch 33; drafted log entries; call with S. Voss.",
  activityCode: "A104",
  hints: [{ kind: "block_billing", text: "Several tasks in one entry (block billing)." }],
});

describe("a paralegal's week", () => {
  test("has the cap, the grid with totals, the entries with their hints, and the sum to submit", async () => {
    const { text, buttons } = await scene({ entries: [blockBilled, timeEntry()] });
    for (const part of [
      "Hours against the cap 23.0 of 80.0 h",
      "Nov 16 – 22, 2026",
      "Draft",
      "L320 Document Production, A103 Draft/revise",
      "All tasks",
      "1 of 2 entries has a hint. You can submit them as they are.",
      "4.7 h, $253.80 at $54.00/hr.",
    ])
      expect(text).toContain(part);
    for (const name of ["2.1 hours, hint", "2.6 hours", "Split Entry", "Submit Timesheet", "Start Timer"])
      expect(names(buttons)).toContain(name);
  });

  test("of many entries folds the rest of each day and of the grid, and totals all", async () => {
    const entries = Array.from({ length: 31 }, (_, at) =>
      timeEntry({ id: 40 - at, minutes: 6, cents: 540, narrative: `Reviewed batch ${at}.` }),
    );
    const { text, buttons } = await scene({ entries: [...entries, timeEntry({ day: "2026-11-17" })] });
    expect(names(buttons).filter((name) => name.startsWith("Show"))).toEqual([
      "Show 12 More",
      "Show 11 More of Nov 18",
    ]);
    expect(names(buttons).filter((name) => name.startsWith("Edit"))).toHaveLength(21);
    expect(text).toContain("5.7 h, $307.80 at $54.00/hr.");
  });

  test("keeps days after today and before the start out of the grid", async () => {
    const { buttons } = await scene({
      contract: { startedAt: "2026-11-18T12:00:00.000Z" },
      entries: [timeEntry()],
    });
    // Thursday to Sunday; Wednesday has the entry.
    expect(names(buttons).filter((name) => name === "No time, add")).toHaveLength(4);
  });

  test("has no money where pay is flat", async () => {
    const { text } = await scene({
      entries: [timeEntry({ rateCents: null, cents: null })],
      summary: { capMinutes: null },
    });
    expect(text).toContain("Hours recorded 23.0 h");
    expect(text).toContain("2.6 h .");
    expect(text).not.toContain("$");
  });

  test("shows why it came back, with the comments, and is resubmitted", async () => {
    const comments = [
      {
        id: 1,
        authorName: "Margaret Okafor",
        authorEmailConfirmed: true,
        text: "Which batches?",
        createdAt: "2026-11-20T14:12:00.000Z",
      },
    ];
    const { text, buttons } = await scene({
      entries: [timeEntry({ status: "returned", timesheetId: 5, comments })],
      sheets: [
        timesheet({
          status: "returned",
          reason: "Please add document ranges.",
          decidedAt: "2026-11-20T14:12:00.000Z",
          decidedByName: "Margaret Okafor",
        }),
      ],
    });
    expect(text).toContain("Margaret Okafor returned this timesheet on Nov 20 Please add document ranges.");
    expect(text).toContain("Which batches?");
    expect(names(buttons)).toContain("Resubmit Timesheet");
    expect(names(buttons)).toContain("Edit entry");
  });

  test("is locked while it awaits an answer; further drafts wait", async () => {
    const sheets = [timesheet()];
    const submitted = timeEntry({ status: "submitted", timesheetId: 5 });
    const locked = await scene({ entries: [submitted], sheets });
    for (const name of ["Edit entry", "Delete entry", "Submit Timesheet", "Reverse"])
      expect(names(locked.buttons)).not.toContain(name);
    const further = await scene({ entries: [blockBilled, submitted], sheets });
    expect(further.text).toContain("Submit these after it's approved or returned.");
    expect(names(further.buttons)).not.toContain("Submit Timesheet");
  });

  test("approved entries are reversed once", async () => {
    const approved = timeEntry({ status: "approved", timesheetId: 5 });
    expect(names((await scene({ entries: [approved] })).buttons)).toContain("Reverse");
    const reversed = await scene({ entries: [{ ...approved, reversedBy: 9 }] });
    expect(names(reversed.buttons)).not.toContain("Reverse");
    expect(reversed.text).toContain("Reversed");
  });

  test("shows the running timer and what it stops as", async () => {
    const { text, buttons } = await scene({ entries: [timeEntry()], running: timer() });
    expect(text).toContain("0:40:00 Second-pass review");
    expect(text).toContain("Since 9:20 AM. Rounds to 0.7 h.");
    expect(text).toContain("The running timer isn't included.");
    for (const name of ["Stop Timer", "Discard"]) expect(names(buttons)).toContain(name);
  });

  test("without time says what appears here; once over, nothing is added", async () => {
    expect((await scene({})).text).toContain("Start the timer, or add an entry.");
    const over = await scene({ contract: { status: "completed" } });
    for (const name of ["Add Entry", "Start Timer"]) expect(names(over.buttons)).not.toContain(name);
  });

  test("that cannot be loaded can be tried again", async () => {
    const { text, buttons } = await draw(<TimeTab contract={contractDetail(running)} />, {
      user: daniel,
      answers: [failure("listContractTime", 500, "", week), answer("getTimer", null)],
    });
    expect(text).toContain("We couldn't load this week's time");
    expect(names(buttons)).toContain("Retry");
  });
});

test.each([
  ["the paralegal", "paralegal", daniel],
  ["the firm", "attorney", margaret],
] as const)("%s reads that the hours under the cap could not be loaded", async (_who, viewerSide, user) => {
  const { text, buttons } = await draw(<TimeTab contract={contractDetail({ ...running, viewerSide })} />, {
    user,
    at: "/?tab=time",
    answers: [
      answer("listContractTime", [], week),
      answer("listTimesheets", [], latestTimesheets(3)),
      failure("getTimeSummary", 500, "Something went wrong.", at),
      answer("getTimer", null),
    ],
  });
  expect(text).toContain("We couldn't load the hours under the cap");
  expect(names(buttons)).toContain("Retry");
});

describe("the firm's side", () => {
  const firm = { viewerSide: "attorney" } as const;
  const entries = [
    timeEntry({
      status: "submitted",
      timesheetId: 5,
      hints: [{ kind: "vague", text: "This narrative is vague." }],
    }),
  ];

  test("reads the entries, sees the hints that were shown, and decides in the rail", async () => {
    const sheets = [timesheet({ mayDecide: true, approvesItselfAt: "2026-11-29T21:00:00.000Z" })];
    const { text, buttons, labels } = await scene({ contract: firm, entries, sheets });
    for (const part of [
      "Vague narrative. Daniel saw this hint before submitting.",
      "Your decision",
      "Approve Timesheet 2.6 h, locked once approved",
      "Daniel can edit and resubmit it",
      "Pay at $54.00/hr $140.40",
      "If unanswered Approves Nov 29, 2026",
    ])
      expect(text).toContain(part);
    expect(names(buttons)).toContain("Comment");
    expect(names(buttons)).not.toContain("Edit entry");
    expect(labels).toContain("Decision");
  });

  test("members who only read have no decision", async () => {
    const { text, buttons } = await scene({ contract: firm, entries, sheets: [timesheet()] });
    expect(text).toContain("Awaiting approval");
    expect(text).not.toContain("Your decision");
    expect(names(buttons)).not.toContain("Comment");
  });

  test("links every week, and opens with the oldest that awaits the viewer", async () => {
    const sheets = [
      timesheet({ id: 6, weekStart: "2026-11-23" }),
      timesheet({ id: 5, mayDecide: true }),
      timesheet({ id: 4, weekStart: "2026-11-09", status: "approved" }),
    ];
    const { text, links } = await scene({ contract: firm, entries, sheets });
    expect(text).toContain("Your decision");
    expect(links.filter(({ to }) => to.includes("week=")).map(({ to }) => to.slice(-10))).toEqual([
      "2026-11-16",
      "2026-11-23",
      "2026-11-09",
    ]);
  });

  test("has nothing to read before the first timesheet", async () => {
    const { text } = await scene({ contract: firm });
    expect(text).toContain("No submitted time this week");
    expect(text).toContain("Submitted weeks appear here.");
  });
});
