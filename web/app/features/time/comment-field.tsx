import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import * as styles from "./approval.module.css";

interface CommentFieldProps {
  text: string;
  onWrite: (text: string) => void;
  onRemove: () => void;
}

/** A comment on an entry, which is sent with the decision. */
export function CommentField({ text, onWrite, onRemove }: CommentFieldProps) {
  return (
    <div className={styles.commentField}>
      <Field label="Comment" hint="Sent with your decision">
        <Textarea
          autoFocus={text === ""}
          rows={2}
          maxLength={engagementLimits.reason}
          value={text}
          onChange={(event) => onWrite(event.currentTarget.value)}
        />
      </Field>
      <Button variant="ghost" size="sm" onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
