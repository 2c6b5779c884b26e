import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type { CallName } from "@caseload/contract/endpoints";
import type { Cast } from "./hiring.ts";

type Member = Cast["partner"];

export const hourlyAt = (rateCents: number) =>
  ({ pay: { kind: "hourly", rateCents, capMinutes: null } }) as const;

/** The latest terms of a contract at another rate, as a proposal. */
export async function propose(
  who: Member,
  id: number,
  rateCents: number,
  {
    name = "proposeVersion",
    base,
    ...more
  }: { name?: CallName; base?: number; note?: string; consent?: true; startsOn?: string } = {},
): Promise<ContractVersion> {
  const { version, structuredTerms: terms } = await who.ask<ContractDetail>("getContract", {
    params: { id },
  });
  const { consent, note = name === "proposeAmendment" ? "As discussed." : null, ...changes } = more;
  const body = {
    base: base ?? version,
    terms: { ...terms, ...hourlyAt(rateCents), ...changes },
    note,
    ...(consent && { consent, name: who.name }),
  };
  return who.ask<ContractVersion>(name, { params: { id }, body });
}
export const amend = (who: Member, id: number, rateCents: number, more: Parameters<typeof propose>[3] = {}) =>
  propose(who, id, rateCents, { name: "proposeAmendment", ...more });

/** Signs the latest terms. */
export const agree = (who: Member, id: number) => who.ask<ContractDetail>("agreeToTerms", { params: { id } });
export const sign = (who: Member, id: number, { version, sha256 }: ContractVersion) =>
  who.ask<ContractDetail>("agreeToAmendment", {
    params: { id, version },
    body: { sha256, name: who.name, consent: true },
  });
