import type { Joining } from "@caseload/contract/firms/invitations";
import { refusals } from "@caseload/contract/refusals";
import type { Deps } from "../../../platform/deps.ts";
import { count } from "../../../platform/http/rate-limits.ts";
import type { Visitor } from "../../../platform/http/client.ts";
import { Refusal } from "../../../platform/http/http-error.ts";
import { enter } from "../../accounts/sign-in/start-session.ts";
import { joinByInvitation } from "./join-by-invitation.ts";

/**
 * Makes the account of an invitation and opens its first session.
 * @returns Set-Cookie values
 * @throws Refusal 429 after many registrations from one address, and what joinByInvitation throws
 */
export async function enterFirm(
  deps: Pick<Deps, "db" | "secret" | "auth" | "cookies">,
  given: Joining,
  by: { visitor: Visitor; headers: Headers },
  now: Date,
): Promise<string[]> {
  if (!(await count(deps.db, "registrationsOfAddress", by.visitor.addressKey)))
    throw new Refusal(429, refusals.tooManyAttempts);
  const joined = await joinByInvitation(deps, given, by.visitor, now);
  return enter(deps, { ...joined, ...by, rememberMe: true }, now);
}
