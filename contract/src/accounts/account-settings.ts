/** What a person chooses about their own account: names, dates, notifications, and the documents they accept. */
import { z } from "zod";
import { dateLanguages } from "../date-format.ts";
import { endpoint, members } from "../endpoint.ts";
import { optionalMailingAddress } from "../engagements/mailing-address.ts";
import * as field from "../fields.ts";
import { notificationTypes } from "../notifications/notifications.ts";

/** Where notifications of one type go; `push` reaches the browsers that were turned on for it (push-devices.ts). */
const channels = z.object({ app: z.boolean(), email: z.boolean(), push: z.boolean() });
export type NotificationChannels = z.infer<typeof channels>;

const accountSettings = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** IANA name. */
  timeZone: z.string(),
  dateLanguage: z.enum(dateLanguages),
  /** Of a paralegal, printed in agreements only; null until given. */
  mailingAddress: z.string().nullable(),
  /** Of a paralegal: whether outcomes of applications may improve matching. */
  matchLearning: z.boolean(),
  notifications: z.record(z.enum(notificationTypes), channels),
});
export type AccountSettings = z.infer<typeof accountSettings>;

/** Only what is given changes; a type of notification, or a channel of it, that is not named stays as it is. */
const accountSettingsChange = z
  .object({
    firstName: field.firstName.optional(),
    lastName: field.lastName.optional(),
    timeZone: field.timeZone.optional(),
    dateLanguage: z.enum(dateLanguages, { error: "Please choose how dates are written" }).optional(),
    mailingAddress: optionalMailingAddress.optional(),
    matchLearning: z.boolean().optional(),
    notifications: z
      .partialRecord(z.enum(notificationTypes), channels.partial())
      .refine(({ system }) => system?.app !== false, {
        error: "System notices always stay on in the app",
        path: ["system", "app"],
      })
      .optional(),
  })
  .check(field.honestFullName);
export type AccountSettingsChange = z.output<typeof accountSettingsChange>;

const version = z.string({ error: "Please accept the current version" }).max(20);
/** The versions that were on the screen (legal-versions.ts). */
const termsAcceptance = z.object({ terms: version, privacy: version });

export const accountSettingsEndpoints = {
  getAccountSettings: endpoint({
    name: "getAccountSettings",
    method: "GET",
    path: "/api/account/settings",
    summary: "Your name, dates and notification choices.",
    access: members(),
    response: accountSettings,
    reads: ["profile"],
  }),
  updateAccountSettings: endpoint({
    name: "updateAccountSettings",
    method: "PATCH",
    path: "/api/account/settings",
    summary: "Change some of your settings; returns all of them.",
    access: members(),
    body: accountSettingsChange,
    response: accountSettings,
    changes: ["session", "profile", "jobs"],
  }),
  acceptTerms: endpoint({
    name: "acceptTerms",
    method: "POST",
    path: "/api/account/terms",
    summary: "Accept the current terms and privacy notice. Repeating it changes nothing.",
    access: members(),
    body: termsAcceptance,
    response: field.done,
    whileRestricted: true,
    changes: ["session"],
  }),
};
