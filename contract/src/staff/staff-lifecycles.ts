/**
 * The legal moves of what staff work on, as data: contact messages, credentials, reports. Apart from the other lifecycles,
 * because those travel with the first page that anybody loads.
 */
import type { ContactStatus } from "./contact-topics.ts";
import type { CredentialStatus } from "../profiles/credential-kinds.ts";
import type { Lifecycle } from "../lifecycles.ts";
import type { ReportStatus } from "./report-reasons.ts";

/** A message from the contact form. A second answer may follow the first. */
export const contactMoves = {
  answer: { from: ["open", "answered"], to: "answered" },
  close: { from: ["open", "answered"], to: "closed" },
  reopen: { from: ["closed"], to: "open" },
} as const satisfies Lifecycle<ContactStatus>;

/** What staff found out about a credential; a verified one lapses by itself on its last day. */
export const credentialMoves = {
  verify: { from: ["pending"], to: "verified" },
  reject: { from: ["pending", "verified"], to: "rejected" },
  lapse: { from: ["verified"], to: "lapsed" },
  withdraw: { from: ["pending", "verified", "rejected", "lapsed"], to: "withdrawn" },
} as const satisfies Lifecycle<CredentialStatus>;

/** A report of abuse. */
export const reportMoves = {
  uphold: { from: ["open"], to: "upheld" },
  dismiss: { from: ["open"], to: "dismissed" },
  reopen: { from: ["upheld", "dismissed"], to: "open" },
} as const satisfies Lifecycle<ReportStatus>;
