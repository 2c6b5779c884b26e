import { randomUUID } from "node:crypto";
import { registerOverWeb, webPassword, type WebCaller } from "@caseload/server/testkit/web-caller";
import { oneTimeCode } from "../stage/one-time-code.ts";
import type { ClientInfo } from "../stage/visitor.ts";

/** A new paralegal, with an address of her own. */
export const register = (origin: string): Promise<WebCaller> =>
  registerOverWeb(() => origin, {
    userType: "paralegal",
    firstName: "Ada",
    lastName: "Nwosu",
    email: `${randomUUID()}@example.com`,
  });

export async function giveCredentials({ page }: ClientInfo, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
}

/** Answers a question that wants the password first. */
export async function givePassword(visitor: ClientInfo, title: string, action: string): Promise<void> {
  const question = visitor.dialog(title);
  await question.getByRole("textbox", { name: "Password" }).fill(webPassword);
  await question.getByRole("button", { name: action }).click();
}

export interface Protected extends WebCaller {
  readonly secret: string;
  /** The code that is used up. */
  readonly used: string;
}

/** A new person with two-factor authentication on. */
export async function registerProtected(origin: string): Promise<Protected> {
  const caller = await register(origin);
  const { secret } = await caller.ask<{ secret: string }>("beginTwoFactor", {
    body: { password: webPassword },
  });
  const used = oneTimeCode(secret);
  await caller.ask("confirmTwoFactor", { body: { code: used } });
  return { ...caller, secret, used };
}
