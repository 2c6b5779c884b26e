import type { Contract } from "@caseload/contract/engagements/contracts";
import { describe, expect, test } from "vitest";
import { contract } from "~/testkit/records.ts";
import { nextStep } from "./next-step.ts";
import { daysRun } from "./days-run.ts";
import { stepsOf } from "./steps.ts";
import { nextText } from "./contract-text.ts";
import { type ContractEvent, eventText } from "./event-text.ts";

const signature = { name: "signed", signedAt: "2026-03-10T12:00:00.000Z" };
const draft = contract({
  viewerSide: "attorney",
  otherUser: { id: 2, name: "Daniel Reyes", photo: null, emailConfirmed: true },
  projectDeadline: "2026-05-08",
  createdAt: "2026-03-09T12:00:00.000Z",
});
const agreed: Partial<Contract> = {
  status: "terms_agreed",
  turn: null,
  termsAgreedAt: "2026-03-11T12:00:00.000Z",
  startsOn: "2026-03-12",
};
const running: Partial<Contract> = {
  ...agreed,
  status: "in_progress",
  startedAt: "2026-03-12T12:00:00.000Z",
};
const asked: Partial<Contract> = { ...running, completionRequestedAt: "2026-04-01T12:00:00.000Z" };
const ended = "2026-04-02T12:00:00.000Z";
const signedBy = (side: "attorney" | "paralegal") => ({ [side]: { ...draft[side], signature } });
const paralegal: Partial<Contract> = {
  viewerSide: "paralegal",
  otherUser: { id: 1, name: "Margaret Okafor", photo: null, emailConfirmed: true },
};

const readOnly = { act: false, propose: false, amend: false, billClient: false };

/** Dates as month-day, so that the table needs no locale. */
const dates = {
  date: (instant: string) => instant.slice(5, 10),
  day: (day: string) => day.slice(5),
  daysUntil: (day: string) => (Date.parse(day) - Date.parse("2026-03-11")) / 86_400_000,
  dateTime: (instant: string) => `${instant.slice(5, 10)} ${instant.slice(11, 16)}`,
};

describe("what is next, and the button for it", () => {
  const cases: [name: string, change: Partial<Contract>, next: string, step: ReturnType<typeof nextStep>][] =
    [
      ["no one has signed", {}, "Awaiting your signature", "agree"],
      ["no one has signed, paralegal", paralegal, "Awaiting both signatures", "agree"],
      [
        "no one has signed the paralegal's own version",
        { ...paralegal, version: 2 },
        "Awaiting Margaret Okafor",
        "agree",
      ],
      ["the pay is not set", { pay: null }, "Pay not set", "agree"],
      [
        "the other has signed",
        signedBy("paralegal"),
        "Daniel Reyes has signed, your signature is next",
        "agree",
      ],
      [
        "the viewer has signed",
        { ...signedBy("attorney"), turn: "paralegal" },
        "Awaiting Daniel Reyes",
        null,
      ],
      ["a colleague may only read", { may: readOnly }, "Awaiting Margaret Okafor", null],
      ["a colleague may only read, at work", { ...running, may: readOnly }, "58 days left", null],
      [
        "an amendment to answer",
        { ...running, turn: "attorney" },
        "Amendment awaiting your response",
        "complete",
      ],
      [
        "an amendment that the other side answers",
        { ...agreed, turn: "paralegal" },
        "Amendment awaiting Daniel Reyes",
        "start",
      ],
      [
        "completion comes before an amendment",
        { ...asked, turn: "attorney" },
        "Daniel Reyes requested completion, object by 04-05 12:00",
        "complete",
      ],
      ["agreed, attorney", agreed, "Starts 03-12, or when you press Start Work", "start"],
      ["agreed, paralegal", { ...agreed, ...paralegal }, "Starts 03-12", null],
      ["in progress, attorney", running, "58 days left", "complete"],
      ["in progress, paralegal", { ...running, ...paralegal }, "58 days left", "request"],
      ["past its deadline", { ...running, projectDeadline: "2026-03-01" }, "Past its deadline", "complete"],
      ["on its last day", { ...running, projectDeadline: "2026-03-11" }, "Due today", "complete"],
      ["on the day before", { ...running, projectDeadline: "2026-03-12" }, "Due tomorrow", "complete"],
      ["in progress without a deadline", { ...running, projectDeadline: null }, "Since 03-12", "complete"],
      ["asked, attorney", asked, "Daniel Reyes requested completion, object by 04-05 12:00", "complete"],
      [
        "asked, paralegal",
        { ...asked, ...paralegal },
        "You requested completion, auto-completes 04-05 12:00",
        null,
      ],
      ["completed", { ...running, status: "completed", endedAt: ended }, "Completed 04-02", null],
      ["cancelled", { status: "cancelled", endedAt: ended }, "Canceled 04-02", null],
    ];
  test.each(cases)("%s", (_name, change, next, step) => {
    const changed = { ...draft, ...change };
    expect([nextText(changed, dates), nextStep(changed)]).toEqual([next, step]);
  });
});

describe("the four steps", () => {
  const drawn = (change: Partial<Contract>) =>
    stepsOf({ ...draft, ...change }, dates).map(({ title, note, state }) =>
      [`${title} (${state})`, note].filter(Boolean).join(": "),
    );

  test("while the terms wait", () => {
    expect(drawn({})).toEqual([
      "Terms sent (now): 03-09, by Margaret Okafor",
      "Terms agreed (todo): Awaiting your signature",
      "In progress (todo)",
      "Completed (todo): Due 05-08",
    ]);
  });

  test("in progress", () => {
    expect(drawn(running)).toEqual([
      "Terms sent (done): 03-09, by Margaret Okafor",
      "Terms agreed (done): 03-11, signed by both",
      "In progress (now): Since 03-12",
      "Completed (todo): Due 05-08",
    ]);
  });

  test("completed", () => {
    const states = stepsOf({ ...draft, ...running, status: "completed", endedAt: ended }, dates);
    expect(states.map(({ state }) => state)).toEqual(["done", "done", "done", "done"]);
  });

  test("cancelled before anybody started", () => {
    expect(drawn({ ...agreed, status: "cancelled", endedAt: ended })).toEqual([
      "Terms sent (done): 03-09, by Margaret Okafor",
      "Terms agreed (done): 03-11, signed by both",
      "In progress (todo)",
      "Canceled (void): 04-02",
    ]);
  });
});

describe("the days between start and deadline", () => {
  const at = (instant: string) => daysRun({ ...draft, ...running }, Date.parse(instant));
  test("are counted from 1 and end with the deadline's own day", () => {
    expect(at("2026-03-12T12:00:00.000Z")).toEqual({ day: 1, of: 58, percent: 0 });
    expect(at("2026-04-10T12:00:00.000Z")).toEqual({ day: 30, of: 58, percent: 50 });
    expect(at("2026-06-10T12:00:00.000Z")?.percent).toBe(100);
  });
  test("do not run before the start or after the end", () => {
    expect(daysRun({ ...draft, ...agreed }, 0)).toBeNull();
    expect(daysRun({ ...draft, ...running, projectDeadline: null }, 0)).toBeNull();
  });
});

describe("events", () => {
  const event = (kind: ContractEvent["kind"], actorId: number | null): ContractEvent => ({
    id: 1,
    kind,
    actorId,
    actorName: actorId === null ? null : "Daniel Reyes",
    actorEmailConfirmed: true,
    note: null,
    version: 1,
    createdAt: ended,
    hash: "h",
    previousHash: null,
  });
  const cases: [kind: ContractEvent["kind"], own: string, others: string, byItself: string][] = [
    ["drafted", "You sent the terms", "Daniel Reyes sent the terms", "The terms were sent"],
    ["agreed", "You signed the terms", "Daniel Reyes signed the terms", "The terms were signed"],
    [
      "terms_agreed",
      "Both parties agreed to the terms",
      "Both parties agreed to the terms",
      "Both parties agreed to the terms",
    ],
    [
      "version_proposed",
      "You proposed new terms",
      "Daniel Reyes proposed new terms",
      "New terms were proposed",
    ],
    [
      "amendment_proposed",
      "You proposed an amendment",
      "Daniel Reyes proposed an amendment",
      "An amendment was proposed",
    ],
    [
      "amendment_agreed",
      "You signed the amendment",
      "Daniel Reyes signed the amendment",
      "The amendment was signed",
    ],
    [
      "amendment_in_force",
      "You put the amendment in force",
      "Daniel Reyes put the amendment in force",
      "Both parties signed, and the amendment is in force",
    ],
    [
      "amendment_declined",
      "You declined the amendment",
      "Daniel Reyes declined the amendment",
      "The amendment was declined",
    ],
    [
      "amendment_withdrawn",
      "You withdrew the amendment",
      "Daniel Reyes withdrew the amendment",
      "The amendment was withdrawn",
    ],
    [
      "expired",
      "You let the terms expire",
      "Daniel Reyes let the terms expire",
      "The terms expired unsigned",
    ],
    ["started", "You started the work", "Daniel Reyes started the work", "Work began"],
    [
      "completion_requested",
      "You requested completion",
      "Daniel Reyes requested completion",
      "Completion was requested",
    ],
    [
      "completion_objected",
      "You objected to completion",
      "Daniel Reyes objected to completion",
      "Completion was not accepted",
    ],
    ["completed", "You marked it complete", "Daniel Reyes marked it complete", "The work was completed"],
    [
      "cancelled",
      "You canceled the contract",
      "Daniel Reyes canceled the contract",
      "The contract was canceled",
    ],
  ];
  test.each(cases)("%s", (kind, own, others, byItself) => {
    expect(eventText(event(kind, 2), 2)).toBe(own);
    expect(eventText(event(kind, 2), 1)).toBe(others);
    expect(eventText(event(kind, null), 1)).toBe(byItself);
  });
});
