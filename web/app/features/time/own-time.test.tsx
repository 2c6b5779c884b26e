import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import { describe, expect, test } from "vitest";
import { answer, failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel } from "~/testkit/people.ts";
import { contractDetail } from "~/testkit/records.ts";
import { timeEntry, timer } from "~/testkit/time-records.ts";
import { openContracts } from "./open-contracts.ts";
import { OwnTime } from "./own-time.tsx";
import { ownWeek } from "./time-queries.ts";
import TimerChip from "./timer-chip.tsx";

/** The week of the drawing's clock. */
const week = ownWeek("2026-11-16");
const running = contractDetail({ id: 3, status: "in_progress", startedAt: "2026-11-02T12:00:00.000Z" });
const over = { ...running, id: 4, status: "completed" } as const;

const scene = (entries: TimeEntry[], contracts = [running]) =>
  draw(<OwnTime />, {
    user: daniel,
    at: "/time",
    answers: [
      answer("listOwnTime", entries, week),
      answer("listContracts", contracts, openContracts),
      answer("getTimer", null),
    ],
  });
const names = (buttons: readonly { name: string }[]) => buttons.map(({ name }) => name);

describe("the week over all contracts", () => {
  test("has a row and a link for each contract, and the sums", async () => {
    const { text, links, buttons } = await scene([
      timeEntry({
        id: 2,
        contractId: 4,
        jobTitle: "Exhibit index",
        minutes: 60,
        cents: 5_400,
        status: "approved",
      }),
      timeEntry(),
    ]);
    expect(text).toContain("This week 3.6 h To submit 2.6 h Hourly pay $194.40");
    expect(text).toContain("All contracts");
    const targets = links.map(({ to }) => to);
    expect(targets).toContain("/contracts/3?tab=time&week=2026-11-16");
    expect(targets).toContain("/contracts/4?tab=time&week=2026-11-16");
    expect(targets).toContain("/api/time/csv");
    expect(names(buttons)).toContain("Add Entry");
  });

  test("offers the timer for contracts in progress alone", async () => {
    expect(names((await scene([])).buttons)).toContain("Start Timer");
    const none = await scene([], [over]);
    expect(names(none.buttons)).not.toContain("Start Timer");
    expect(none.text).toContain("Once work on a contract starts, you record its time here.");
  });

  test("that cannot be loaded can be tried again", async () => {
    const { text, buttons } = await draw(<OwnTime />, {
      user: daniel,
      answers: [failure("listOwnTime", 500, "", week), answer("getTimer", null)],
    });
    expect(text).toContain("We couldn't load this week's time");
    expect(names(buttons)).toContain("Retry");
  });
});

describe("the header", () => {
  test("has the running timer, which leads to the week", async () => {
    const { links, text } = await draw(<TimerChip />, {
      user: daniel,
      answers: [answer("getTimer", timer())],
    });
    expect(links).toEqual([{ name: "Timer running, Second-pass privilege review", to: "/time" }]);
    expect(text).toBe("0:40:00");
  });

  test("has nothing while none runs", async () => {
    const { html } = await draw(<TimerChip />, { user: daniel, answers: [answer("getTimer", null)] });
    expect(html).not.toContain("Timer running");
  });
});
