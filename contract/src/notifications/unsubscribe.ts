/** Stopping emails from within an email, signed in or not: by its link, or by the mail program (RFC 8058). */
import { z } from "zod";
import { anyone, endpoint } from "../endpoint.ts";
import * as field from "../fields.ts";
import type { NotificationType } from "./notifications.ts";

/** The subject of a type of email, after "e-mails about". */
export const emailTopicLabels: Readonly<Record<NotificationType, string>> = {
  message: "messages",
  application: "applications",
  contract: "contracts",
  job_update: "jobs",
  reminder: "deadlines and open tasks",
  system: "your account",
};

/** The token of an email's link. */
const query = z.object({ token: z.string().max(200).default("") });

const unsubscription = z.object({
  /** After "e-mails about". */
  what: z.string(),
  /** Whether such emails are sent today. */
  isOn: z.boolean(),
});
export type Unsubscription = z.infer<typeof unsubscription>;

export const unsubscribeEndpoints = {
  getUnsubscription: endpoint({
    name: "getUnsubscription",
    method: "GET",
    path: "/api/unsubscribe",
    summary: "What an email's unsubscribe link stops.",
    access: anyone,
    query,
    response: unsubscription,
    reads: [],
  }),
  unsubscribe: endpoint({
    name: "unsubscribe",
    method: "POST",
    path: "/unsubscribe",
    summary: "Stop the emails that the link names. Repeating it changes nothing.",
    access: anyone,
    query,
    anyBody: true,
    response: field.done,
    changes: ["profile", "savedSearches", "reportSchedules"],
  }),
};
