import type { Joining } from "@caseload/contract/firms/invitations";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Deps } from "../../../platform/deps.ts";
import { consume } from "../../../platform/http/rate-limits.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { enter } from "../../accounts/sign-in/start-session.ts";
import { joinByInvitation } from "./join-by-invitation.ts";

/**
 * Makes the account of an invitation and opens its first session.
 * @returns Set-Cookie values
 * @throws HttpError 429 after many registrations from one address, and what joinByInvitation throws
 */
export async function signInInvited(
  deps: Pick<Deps, "db" | "secret" | "auth" | "cookies" | "hooks">,
  given: Joining,
  by: { client: ClientInfo; headers: Headers },
  now: Date,
): Promise<string[]> {
  if (!(await consume(deps.db, "registrationsOfAddress", by.client.addressKey)))
    throw new HttpError(429, errorMessages.tooManyAttempts);
  const joined = await joinByInvitation(deps, given, by.client, now);
  return enter(deps, { ...joined, ...by, rememberMe: true }, now);
}
