import { Button } from "~/ui/button.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import * as styles from "./calendar.module.css";

const DeadlineDialog = vitalPart(() => import("./deadline-dialog.tsx"));

/** Opens the computation of a deadline under Rule 6 of the Federal Rules of Civil Procedure. */
export function DeadlineSection() {
  const dialogs = useDialogs<"deadline">();
  return (
    <section className={styles.railSection}>
      <RuledHeading className={styles.railHeading}>Court deadlines</RuledHeading>
      <p className="ui-text muted">
        Count days or hours from an event under Fed. R. Civ. P. 6. Verify every computed date.
      </p>
      <Button className={styles.railButton} onClick={() => dialogs.open("deadline")}>
        Compute a Deadline
      </Button>
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name === "deadline" && <DeadlineDialog key={dialogs.turn} {...dialogs.control} />}
      </LateDialog>
    </section>
  );
}
