import { randomUUID } from "node:crypto";
import { toasts } from "@caseload/contract/toasts";
import type { Input } from "../stage/input.ts";
import { expect, test } from "../stage/test.ts";
import type { ClientInfo, VisitorOptions, Width } from "../stage/visitor.ts";
import { type Cast, findAndApply, hearOfIt, postJob, readApplication, talk } from "./hiring.ts";
import { newcomer } from "./people.ts";
import {
  createFirmProfile,
  createParalegalProfile,
  registerAttorney,
  registerParalegal,
  signIn,
} from "./registering.ts";
import { accept, agreeToTerms, seeUnderCompleted, work } from "./working.ts";

type Enter = (options: Partial<VisitorOptions>) => Promise<ClientInfo>;

interface Equipment {
  readonly width: Width;
  readonly input: Input;
}

/**
 * What Caseload exists for: from two registrations to a completed contract, in two browsers at once. `nextDay` signs
 * both out and in again: what the server keeps depends neither on the width nor on the input.
 */
export async function playWholeStory(
  enter: Enter,
  how: { attorney: Equipment; paralegal: Equipment; nextDay: boolean },
): Promise<void> {
  const cast: Cast = {
    attorney: { visitor: await enter(how.attorney), person: newcomer("Margaret", "Okafor") },
    paralegal: { visitor: await enter(how.paralegal), person: newcomer("Daniel", "Reyes") },
    jobTitle: `Second-pass privilege review ${randomUUID().slice(0, 8)}`,
  };
  const { attorney, paralegal } = cast;
  await test.step("the attorney registers, creates the firm profile and posts a job", async () => {
    await registerAttorney(attorney.visitor, attorney.person);
    await createFirmProfile(attorney.visitor);
    await postJob(cast);
    await attorney.visitor.markPage();
  });
  await test.step("the paralegal registers, creates a profile, finds the job and applies", async () => {
    await registerParalegal(paralegal.visitor, paralegal.person);
    await createParalegalProfile(paralegal.visitor);
    await findAndApply(cast);
  });
  await test.step("the attorney hears of it without a reload and reads the application", async () => {
    await hearOfIt(cast);
    await readApplication(cast);
  });
  await test.step("the two talk live", () => talk(cast));
  await test.step("the attorney accepts, and everything changes together", () => accept(cast));
  await test.step("both agree to the terms", () => agreeToTerms(cast));
  await test.step("the work starts and is completed", () => work(cast));
  await test.step("the paralegal takes note of all the news at once", () => readAll(paralegal.visitor));
  await test.step("both see it under Completed", async () => {
    for (const { visitor } of [attorney, paralegal]) await seeUnderCompleted(cast, visitor);
  });
  if (how.nextDay) await test.step("and after signing in again", () => seeItLast(cast));
}

async function readAll(visitor: ClientInfo): Promise<void> {
  await visitor.input.press(visitor.button(/^Notifications, \d+ unread$/));
  const markAll = visitor.dialog("Notifications").getByRole("button", { name: "Mark all read" });
  await visitor.input.press(markAll);
  await visitor.seesToast(toasts.allRead.title);
  await expect(markAll).toBeDisabled();
  await visitor.page.keyboard.press("Escape");
  await expect(visitor.dialog("Notifications")).toBeHidden();
  await expect(visitor.bell(0)).toBeVisible();
}

async function seeItLast(cast: Cast): Promise<void> {
  const { attorney, paralegal, jobTitle } = cast;
  for (const { visitor } of [attorney, paralegal]) await visitor.logOut();
  await signIn(attorney.visitor, attorney.person, "/dashboard/attorney");
  await expect(attorney.visitor.page.getByText(`Filled by ${paralegal.person.name}`)).toBeVisible();
  await seeUnderCompleted(cast, attorney.visitor);
  await signIn(paralegal.visitor, paralegal.person, "/dashboard/paralegal");
  await paralegal.visitor.goTo("Applications");
  await expect(paralegal.visitor.link(jobTitle)).toBeVisible();
  await paralegal.visitor.goTo("Messages");
  await paralegal.visitor.input.press(paralegal.visitor.link(new RegExp(attorney.person.name)));
  await expect(paralegal.visitor.page.getByRole("log").getByText("Please do, and thank you.")).toBeVisible();
  await seeUnderCompleted(cast, paralegal.visitor);
}
