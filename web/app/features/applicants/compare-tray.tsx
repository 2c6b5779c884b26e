import { applicantLimits } from "@caseload/contract/hiring/applicant-options";
import type { Applicant } from "@caseload/contract/hiring/applicants";
import Columns3 from "lucide-react/icons/columns-3";
import X from "lucide-react/icons/x";
import { Avatar } from "~/ui/avatar.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { ScoreCell } from "./applicant-row.tsx";
import * as styles from "./applicants-screen.module.css";

interface TrayProps {
  people: readonly Applicant[];
  to: string;
  onRemove: (id: number) => void;
  onClear: () => void;
}

/** Those chosen for comparison, below the work. */
export const CompareTray = ({ people, to, onRemove, onClear }: TrayProps) => (
  <section className={styles.tray} aria-label="Comparison" data-phone-bar="own">
    <b role="status">
      Compare {people.length} of {applicantLimits.compare}
    </b>
    {people.map((person) => (
      <span className={styles.trayPerson} key={person.id}>
        <Avatar
          id={person.paralegal.id}
          name={person.paralegal.name}
          photo={person.paralegal.photo}
          size="sm"
        />
        <span title={person.paralegal.name}>{person.paralegal.name}</span>
        <ScoreCell applicant={person} />
        <IconButton
          label={`Remove ${person.paralegal.name} from comparison`}
          icon={X}
          iconSize="s"
          onClick={() => onRemove(person.id)}
        />
      </span>
    ))}
    <span className={styles.apart}>
      <Button variant="ghost" className={styles.onDesks} onClick={onClear}>
        Clear
      </Button>
      {people.length > 1 ? (
        <ButtonLink to={to} aria-keyshortcuts="e">
          <Columns3 className="icon" />
          Compare
          <kbd className={styles.keyCap} aria-hidden="true">
            E
          </kbd>
        </ButtonLink>
      ) : (
        <span className="small faint">Add another</span>
      )}
    </span>
  </section>
);
