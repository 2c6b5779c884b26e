import { Dialog } from "~/ui/dialog.tsx";
import { Switch } from "~/ui/switch.tsx";
import { useKeysSwitch } from "./use-applicant-keys.ts";
import * as styles from "./applicants-screen.module.css";

const shortcuts = [
  ["J", "Next applicant"],
  ["K", "Previous applicant"],
  ["S", "Shortlist"],
  ["A", "Accept: opens the offer first"],
  ["R", "Reject: asks for a reason; Enter skips it"],
  ["U", "Undo the last decision, for 10 seconds"],
  ["M", "Message"],
  ["C", "Add to comparison, or remove"],
  ["E", "Compare"],
  ["X", "Select for a bulk decision"],
  ["?", "Show these shortcuts"],
] as const;

interface ApplicantShortcutsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The keys of the screen, and the switch that turns them off. */
export default function ApplicantShortcuts(props: ApplicantShortcutsProps) {
  const [on, turn] = useKeysSwitch();
  return (
    <Dialog {...props} title="Keyboard shortcuts" description="They're off while you type in a field.">
      <dl className={styles.shortcuts}>
        {shortcuts.map(([cap, text]) => (
          <div key={cap}>
            <dt>
              <kbd className={styles.keyCap}>{cap}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Switch checked={on} onChange={(event) => turn(event.currentTarget.checked)}>
        Use keyboard shortcuts
      </Switch>
    </Dialog>
  );
}
