/** What can be certified about a person, and how far the check has come; free of zod for the browser. */
import type { Option } from "../options.ts";

export const credentialKinds = [
  "certification",
  "certificate",
  "degree",
  "license",
  "notary",
  "bar_admission",
] as const;
export type CredentialKind = (typeof credentialKinds)[number];

export const credentialKindLabels: Record<CredentialKind, string> = {
  certification: "Professional certification",
  certificate: "Certificate of a program",
  degree: "Degree",
  license: "License or registration",
  notary: "Notary commission",
  bar_admission: "Bar admission",
};

export const credentialKindOptions: readonly Option<CredentialKind>[] = credentialKinds.map((value) => ({
  value,
  label: credentialKindLabels[value],
}));

/** A state issues these, so that the state and the number have to be named. */
export const stateCredentials: readonly CredentialKind[] = ["license", "notary", "bar_admission"];

/** Suggestions: who gives which credential (PRODUCT.md "People, firms, roles"). */
export const knownCredentials: readonly { kind: CredentialKind; title: string; issuer: string }[] = [
  { kind: "certification", title: "Certified Paralegal (CP)", issuer: "NALA" },
  { kind: "certification", title: "Advanced Certified Paralegal (ACP)", issuer: "NALA" },
  { kind: "certification", title: "Registered Paralegal (RP)", issuer: "NFPA" },
  { kind: "certification", title: "CORE Registered Paralegal (CRP)", issuer: "NFPA" },
  { kind: "certification", title: "Professional Paralegal (PP)", issuer: "NALS" },
  { kind: "certification", title: "American Alliance Certified Paralegal (AACP)", issuer: "AAPI" },
];

export const credentialStatuses = ["pending", "verified", "rejected", "lapsed", "withdrawn"] as const;
export type CredentialStatus = (typeof credentialStatuses)[number];

export const credentialStatusLabels: Record<CredentialStatus, string> = {
  pending: "Being checked",
  verified: "Verified",
  rejected: "Not verified",
  lapsed: "Lapsed",
  withdrawn: "Withdrawn",
};
