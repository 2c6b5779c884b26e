import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "../actor.ts";
import type { Config } from "../config.ts";
import { forbidden } from "./http-error.ts";

/**
 * Requires a confirmed email address where emails are really sent (PRODUCT.md "People, firms, roles"). Without SMTP_URL
 * nobody could confirm one, and "Email not confirmed" is shown beside the name instead.
 * @throws HttpError 403
 */
export function requireConfirmedEmail({ smtpUrl }: Pick<Config, "smtpUrl">, actor: Actor): void {
  if (smtpUrl !== undefined && !actor.emailVerified) throw forbidden(errorMessages.confirmEmailFirst);
}
