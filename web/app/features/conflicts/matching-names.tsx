import type { ApplicationConflict } from "@caseload/contract/hiring/conflict-checks";
import { ledgerRoleLabels } from "@caseload/contract/hiring/conflict-statuses";
import { partyRoleLabels } from "@caseload/contract/jobs/posting-options";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { plural } from "~/lib/phrases.ts";
import { useFormat } from "~/lib/use-format.ts";
import * as styles from "./conflicts.module.css";
import { daysOfWork } from "./days-of-work.ts";

function matchedOn(words: readonly string[]): string {
  if (words.length === 0) return "matched by spelling";
  const listed = words.slice(0, 3).join(", ");
  return words.length === 1 ? `matched on the word ${listed}` : `matched on the words ${listed}`;
}

interface MatchingNamesProps {
  matches: NonNullable<ApplicationConflict["matches"]>;
  paralegalName: string;
  isParalegal: boolean;
}

const aliasText = (aliases: readonly string[]): string =>
  aliases.length === 0
    ? "No aliases"
    : `${aliases.length === 1 ? "Alias" : "Aliases"}: ${aliases.join(", ")}`;

/** The pairs that both sides agreed to see. Loaded where there are some. */
export default function MatchingNames({ matches, paralegalName, isParalegal }: MatchingNamesProps) {
  const format = useFormat();
  const [firstName] = paralegalName.split(" ");
  return (
    <section className={`sheet edge ${styles.spaced}`} aria-label="Matching names">
      <div className={styles.matchHead}>
        <h2 className="heading">Matching names</h2>
        <p className="small faint">
          {plural(matches.length, "match", "matches")}. Both of you see exactly this, and nothing else from
          either list.
        </p>
      </div>
      <ul>
        {matches.map(({ party, entry, sharedWords }) => (
          <li key={`${party.role} ${party.name} ${entry.role} ${entry.name}`} className={styles.pair}>
            <div>
              <span className="label">{isParalegal ? "The firm's party" : "Your party"}</span>
              <b>{party.name}</b>
              <p>
                {partyRoleLabels[party.role]}. {aliasText(party.aliases)}
              </p>
            </div>
            <div className={styles.between}>
              <ArrowLeftRight className="icon" aria-hidden="true" />
              {matchedOn(sharedWords)}
            </div>
            <div>
              <span className="label">{isParalegal ? "Your entry" : `${firstName}'s entry`}</span>
              <b>{entry.name}</b>
              <p>
                {[ledgerRoleLabels[entry.role], daysOfWork(format, entry)].filter(Boolean).join(", ")}.{" "}
                {aliasText(entry.aliases)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
