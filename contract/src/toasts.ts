import { accountToasts } from "./account-toasts.ts";
import { flashToasts } from "./accounts/flash-toasts.ts";
import { sessionToasts } from "./accounts/session-toasts.ts";
import { signingToasts } from "./engagements/signing-toasts.ts";
import { applicationToasts } from "./hiring/application-toasts.ts";
import { jobToasts } from "./jobs/job-toasts.ts";
import { messageToasts } from "./messages/message-toasts.ts";
import { notificationToasts } from "./notifications/notification-toasts.ts";
import { profileToasts } from "./profiles/profile-toasts.ts";
import { reportToasts } from "./reporting/report-toasts.ts";
import { searchToasts } from "./search/search-toasts.ts";
import { contactToasts } from "./site/contact-toasts.ts";
import { staffToasts } from "./staff/staff-toasts.ts";

/** All toast titles and texts, verbatim. Screens import those of their own subject. */
export const toasts = {
  ...accountToasts,
  ...flashToasts,
  ...sessionToasts,
  ...signingToasts,
  ...applicationToasts,
  ...jobToasts,
  ...messageToasts,
  ...notificationToasts,
  ...profileToasts,
  ...reportToasts,
  ...searchToasts,
  ...contactToasts,
  ...staffToasts,
} as const;
