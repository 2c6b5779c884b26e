import type { Sanction, SanctionFile } from "@caseload/contract/staff/sanctions";
import { awaitsAnswer, canAppeal, isInForce } from "./policy.ts";
import type { SanctionRow } from "./queries.ts";

/** Characters of what was taken down. */
const excerptLength = 500;

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

function presentAppeal({ appealText, appealedAt, answer, answerNote, answeredAt }: SanctionRow["sanction"]) {
  if (appealText === null || appealedAt === null) return null;
  return {
    text: appealText,
    at: appealedAt.toISOString(),
    answer:
      answer && answeredAt ? { outcome: answer, note: answerNote ?? "", at: answeredAt.toISOString() } : null,
  };
}

/** Without the staff member's name, which only staff read. */
export function presentSanction({ sanction }: SanctionRow, now: Date): Sanction {
  const inForce = isInForce(sanction, now);
  return {
    id: sanction.id,
    kind: sanction.kind,
    subject: sanction.subject,
    subjectId: sanction.subjectId,
    excerpt: sanction.removedText?.slice(0, excerptLength) ?? null,
    reason: sanction.reason,
    createdAt: sanction.createdAt.toISOString(),
    until: instant(sanction.until),
    state: inForce ? (awaitsAnswer(sanction) ? "appealed" : "active") : "ended",
    endedAt: instant(sanction.endedAt ?? (inForce ? null : sanction.until)),
    appeal: presentAppeal(sanction),
    mayAppeal: canAppeal(sanction, now),
  };
}

export const presentSanctionFile = (row: SanctionRow, now: Date): SanctionFile => ({
  ...presentSanction(row, now),
  person: { id: row.person.id, name: row.person.name },
  by: row.sanction.createdBy,
  mayLift: isInForce(row.sanction, now),
  mayKeep: isInForce(row.sanction, now) && awaitsAnswer(row.sanction),
});
