import { type GuardFinding, guardRefusal } from "@caseload/contract/jobs/posting-guard";
import { guardPosting } from "@caseload/matching/posting-guard/guard-posting";
import { conflict } from "../../../platform/http/http-error.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { openParty, type SealedParty } from "./parties.ts";

interface PublicText {
  title: string;
  description: string;
  budgetRange: string | null;
  screeningQuestions?: readonly string[] | undefined;
}

/** What the posting guard finds in a posting's public text. @param names of the private parties */
export const findingsIn = (
  { title, description, budgetRange, screeningQuestions = [] }: PublicText,
  names: readonly string[],
): GuardFinding[] =>
  guardPosting(title, [description, budgetRange ?? "", ...screeningQuestions].join("\n"), names);

export const namesOf = (seal: NameSeal, parties: readonly SealedParty[]): string[] =>
  parties.map((party) => openParty(seal, party)).flatMap(({ name, aliases }) => [name, ...aliases]);

/**
 * Refuses a posting with findings that its writer has not read (ENGAGEMENT.md "Settled details").
 * @throws HttpError 409 with each rule and a better wording
 */
export function requireGuardRead(
  seal: NameSeal,
  { guardRead = false, ...posting }: PublicText & { guardRead?: boolean | undefined },
  parties: readonly SealedParty[],
): void {
  if (guardRead) return;
  const findings = findingsIn(posting, namesOf(seal, parties));
  if (findings.length > 0) throw conflict(guardRefusal(findings));
}
