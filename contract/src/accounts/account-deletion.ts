/** Leaving for a while, and leaving for good. */
import { z } from "zod";
import { endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";

export { formerMember } from "./former-member.ts";

/** Replaces text that was deleted with the account. */
export const removedText = "Removed with the account.";

/** The notice about a legal hold for the owner of a deleted account. */
export const keptUnderHold =
  "A legal hold covers a contract of yours. Its records, files and messages keep your name until the hold ends. Then they are deleted too.";

const accountClosing = z.object({ password: field.currentPassword });

export const accountDeletionEndpoints = {
  deactivateAccount: endpoint({
    name: "deactivateAccount",
    method: "POST",
    path: "/api/account/deactivate",
    summary:
      "Hide your profile and postings and sign out everywhere; signing in again brings the account back.",
    access: members(),
    body: accountClosing,
    response: field.done,
    changes: ["session", "profile", "jobs", "messages", "contracts", "applications", "team"],
  }),
  deleteAccount: endpoint({
    name: "deleteAccount",
    method: "POST",
    path: "/api/account/delete",
    summary: "Delete your account and personal data permanently.",
    access: members(),
    body: accountClosing,
    response: field.done.extend({
      /** What is kept, and until when; null when nothing is. */
      kept: z.string().nullable(),
    }),
    whileRestricted: true,
    changes: ["session", "profile", "jobs", "messages", "contracts", "applications", "team"],
  }),
};
