/** What a client's billing guidelines commonly object to in a time entry. Hints never block. */
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import type { NarrativeHint } from "@caseload/contract/engagements/time-entries";

interface Entry {
  narrative: string;
  minutes: number;
  clerical: boolean;
  contemporaneous: boolean;
}

/** Verbs that begin a separate task in legal narratives, in the past tense and as a noun. */
const taskVerb =
  /^(?:and |then |also )?(?:review|draft|revis|prepar|research|analy[sz]|call|telephone|confer|email|e-mail|correspond|meet|met\b|summari|cite-check|edit|file|serv|index|organi[sz]|compil|attend|update|collect|bates|redact|coordinat|discuss|proofread)/i;

/** Returns the number of tasks that a narrative names; they are separated by semicolons, commas or "and". */
function countTasks(narrative: string): number {
  const parts = narrative.split(/[;,.]\s+|\s+(?=and\s)/).map((part) => part.trim());
  return parts.filter((part) => taskVerb.test(part)).length;
}

const fewestTasksOfBlock = 3;
/** An entry of at most this many minutes is too short to hide anything in a block. */
const shortBlockMinutes = 30;

/** Narratives of few words, or of general words only, do not say what was worked on. */
const generalWords = new Set(
  (
    "a an and the of for to in on with re various several some misc miscellaneous attention attended review reviewed reviewing " +
    "draft drafted drafting document documents file files work worked working research researched prepare prepared preparation " +
    "email emails call calls correspondence meeting discovery case matter project task tasks issues related assist assisted " +
    "continued continue same all other legal update updated"
  ).split(" "),
);

function isVague(narrative: string): boolean {
  const words = narrative.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
  return words.length < 3 || words.every((word) => generalWords.has(word));
}

/** Tasks that courts call clerical (Missouri v. Jenkins, 491 U.S. 274, 288 n.10 (1989)). */
const clericalWork =
  /\b(?:photocop(?:y|ied|ying)|copied|copying|scann(?:ed|ing)|scan|faxed|mailed|mailing|renam(?:ed|ing)|sort(?:ed|ing)|re-?filed|filing (?:of )?(?:papers|folders|documents)|organi[sz](?:ed|ing) (?:the )?(?:binders?|folders?|files?)|assembl(?:ed|ing) (?:the )?binders?|data entry|calendared|calendaring|scheduled|scheduling|typed|typing|printed|printing|collat(?:ed|ing)|shredded|deliver(?:ed|y))\b/i;

const texts: Record<NarrativeHint["kind"], string> = {
  block_billing: "Several tasks in one entry (block billing). Consider one entry for each.",
  vague: "This narrative is vague. Say what you worked on, and why.",
  late: `Recorded more than ${engagementLimits.contemporaneousDays} days after the work.`,
  clerical:
    "This reads as clerical work, which courts may not allow at a paralegal rate (Missouri v. Jenkins).",
};

/** Returns the hints about an entry, at most one of each kind. */
export function hintsFor({ narrative, minutes, clerical, contemporaneous }: Entry): NarrativeHint[] {
  const kinds: NarrativeHint["kind"][] = [];
  if (minutes > shortBlockMinutes && countTasks(narrative) >= fewestTasksOfBlock) kinds.push("block_billing");
  if (isVague(narrative)) kinds.push("vague");
  if (!clerical && clericalWork.test(narrative)) kinds.push("clerical");
  if (!contemporaneous) kinds.push("late");
  return kinds.map((kind) => ({ kind, text: texts[kind] }));
}
