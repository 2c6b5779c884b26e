/** Credentials in several states, with invented numbers and without evidence. */
import type { CredentialKind, CredentialStatus } from "@caseload/contract/profiles/credential-kinds";
import type { DemoName } from "./people.ts";

interface DemoCredential {
  of: DemoName;
  kind: CredentialKind;
  title: string;
  issuer: string;
  number: string;
  state?: string;
  status: CredentialStatus;
  daysAgo: number;
  reason?: string;
}

export const demoCredentials: readonly DemoCredential[] = [
  {
    of: "daniel",
    kind: "certification",
    title: "Certified Paralegal (CP)",
    issuer: "NALA",
    number: "118204",
    status: "verified",
    daysAgo: 41,
    reason: "Name and number compared with the list of certified paralegals.",
  },
  {
    of: "daniel",
    kind: "notary",
    title: "Notary commission",
    issuer: "Department of State",
    number: "1290077",
    state: "PA",
    status: "pending",
    daysAgo: 2,
  },
  {
    of: "margaret",
    kind: "bar_admission",
    title: "Attorney at law",
    issuer: "Supreme Court of Pennsylvania",
    number: "204471",
    state: "PA",
    status: "verified",
    daysAgo: 34,
    reason: "Name, number and standing compared with the state's register of attorneys.",
  },
  {
    of: "leila",
    kind: "certification",
    title: "Registered Paralegal (RP)",
    issuer: "NFPA",
    number: "30418",
    status: "verified",
    daysAgo: 63,
    reason: "Name, number and standing compared with the directory of registered paralegals.",
  },
];
