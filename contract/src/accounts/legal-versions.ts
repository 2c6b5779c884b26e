/** The versions of the legal documents that members accept. `effective` is a calendar day. */

export const legalDocuments = ["terms", "privacy"] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** A document whose meaning changes gets a new version here; every member is then asked to accept it. */
export const legalVersions = {
  terms: { version: "2026-11-3", effective: "2026-11-27" },
  privacy: { version: "2026-11-3", effective: "2026-11-27" },
} as const satisfies Record<LegalDocument, { version: string; effective: string }>;
