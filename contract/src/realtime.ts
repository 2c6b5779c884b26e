/**
 * Frames on /ws. The server says what changed, never the data itself; the client fetches again what it shows.
 * The `notification` frame is the spec's (SPEC.md section 7).
 */
import type { Priority } from "./options.ts";

/** What changes; endpoints name the topics that they change or read. */
export const topics = [
  "jobs",
  "applications",
  "interviews",
  "contracts",
  /** Time entries, timesheets and the timer. */
  "time",
  /** How a firm bills its clients. */
  "billing",
  /** Invoices and their payments. */
  "invoices",
  /** Deliverables and the supervision log. */
  "work",
  /** Files of contracts. */
  "files",
  /** The ledger of a paralegal, and the checks against it. */
  "conflicts",
  /** Reviews of completed contracts. */
  "reviews",
  "messages",
  "blocks",
  "notifications",
  /** The browsers that show one's notifications. */
  "pushDevices",
  /** The private address of one's calendar. */
  "calendar",
  "profile",
  "team",
  "jobInvites",
  "shortlist",
  /** Who is signed in, as whom, and how the account is protected. */
  "session",
  "export",
  "contact",
  "matches",
  "savedSearches",
  /** Jobs that one saved or hid. */
  "jobMarks",
  /** What a firm starts its postings from. */
  "postingTemplates",
  "reportSchedules",
  "reportViews",
  "credentials",
  "reports",
  "sanctions",
  "staff_log",
  /** A person's profile: announced to everyone, so that only lists that compare people belong to it. */
  "people",
] as const;
export type Topic = (typeof topics)[number];

export interface LiveNotification {
  title: string;
  message: string;
  priority: Priority;
  /** Where it can be acted on; a person who is there already needs no notification. */
  actionUrl?: string;
}

export type ServerFrame =
  /** `missed` answers `ageMs`: whether anything of the person's was announced meanwhile, or may have been. */
  | { type: "ready"; userId: number; missed?: boolean }
  | { type: "notification"; data: LiveNotification }
  | { type: "changed"; topics: readonly Topic[] }
  | { type: "error"; message: string };

/** The only frame a client sends; the user id in it is ignored, the cookie decides (PRODUCT.md). */
export interface ClientFrame {
  type: "authenticate" | "ping";
  /** Of "authenticate": milliseconds since the oldest data on screen were fetched, and the frame's time on the way. */
  ageMs?: number;
}

/** The server closes a socket with this code when the session that opened it has ended. */
export const signedOutCode = 4401;
/** The server pings this often and drops a connection that missed a whole interval. */
export const heartbeatMs = 25_000;
/** Largest frame a client may send, in bytes. */
export const clientFrameBytes = 4_096;
