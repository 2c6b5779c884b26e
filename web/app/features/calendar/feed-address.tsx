import { CopyButton } from "~/ui/copy-button.tsx";
import { Field } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import styles from "./calendar.module.css";

/** The address, on the page that made it. */
export function FeedAddress({ address }: { address: string }) {
  return (
    <div className={styles.feedAddress}>
      <Field
        label="Private address"
        hint="Add it to your calendar program now: it is shown this once. Whoever has it can read your dates."
      >
        <TextInput readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <CopyButton text={address} done="Address copied">
        Copy Address
      </CopyButton>
    </div>
  );
}
