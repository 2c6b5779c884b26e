import type { Passkey } from "@caseload/contract/accounts/passkeys";
import FingerprintPattern from "lucide-react/icons/fingerprint-pattern";
import { useState } from "react";
import { useHydrated } from "~/lib/hydrated.ts";
import { hasPasskeys } from "~/lib/passkeys.ts";
import { inSentence } from "~/lib/phrases.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { QueryResult, SettingsSection } from "./settings-section.tsx";
import * as styles from "./settings.module.css";

const PasskeyDialog = vitalPart(() => import("./passkey-dialog.tsx"));
const PasskeyNameDialog = vitalPart(() => import("./passkey-name-dialog.tsx"));
const PasskeyRemoval = vitalPart(() => import("./passkey-removal.tsx"));

type Question = "add" | "name" | "removal";

export function PasskeysSection() {
  const passkeys = useApi("listPasskeys");
  const dialogs = useDialogs<Question>();
  const [subject, setSubject] = useState<Passkey | null>(null);
  const ask = (question: Question, passkey: Passkey | null = null): void => {
    setSubject(passkey);
    dialogs.open(question);
  };
  const { name, turn, control } = dialogs;
  return (
    <SettingsSection id="passkeys">
      <QueryResult query={passkeys} what="your passkeys">
        {(rows) => (
          <>
            {rows.length > 0 && (
              <ul className={styles.deviceList}>
                {rows.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} onAsk={ask} />
                ))}
              </ul>
            )}
            <AddPasskey hasSome={rows.length > 0} onAsk={() => ask("add")} />
          </>
        )}
      </QueryResult>
      <LateDialog onOpenChange={control.onOpenChange}>
        {name === "add" && <PasskeyDialog key={turn} {...control} />}
        {name === "name" && subject && <PasskeyNameDialog key={turn} {...control} passkey={subject} />}
        {name === "removal" && subject && <PasskeyRemoval key={turn} {...control} passkey={subject} />}
      </LateDialog>
    </SettingsSection>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onAsk: (question: Question, passkey: Passkey) => void;
}

function PasskeyRow({ passkey, onAsk }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  const format = useFormat();
  return (
    <li className={styles.setting}>
      <div className={styles.device}>
        <FingerprintPattern className={classNames("icon", styles.deviceIcon)} aria-hidden="true" />
        <div>
          <h3 className={styles.value}>{name}</h3>
          <p className={styles.note}>Added {inSentence(format.ago(createdAt))}</p>
          <p className={styles.note}>
            {lastUsedAt === null ? "Not used yet" : `Last used ${inSentence(format.ago(lastUsedAt))}`}
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        <Button aria-label={`Rename ${name}`} onClick={() => onAsk("name", passkey)}>
          Rename
        </Button>
        <Button
          variant="danger-quiet"
          aria-label={`Remove ${name}`}
          onClick={() => onAsk("removal", passkey)}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

function AddPasskey({ hasSome, onAsk }: { hasSome: boolean; onAsk: () => void }) {
  const isHydrated = useHydrated();
  if (isHydrated && !hasPasskeys())
    return (
      <div className={styles.setting}>
        <p className={styles.note}>This browser doesn't support passkeys. Add one from another browser.</p>
      </div>
    );
  return (
    <div className={styles.setting}>
      <p className={styles.note}>
        {hasSome
          ? "Add one on each device that you use, or on a security key."
          : "A passkey can't be guessed or leaked by us, and works only on this site."}
      </p>
      <div className={styles.actions}>
        <Button variant="go" onClick={onAsk}>
          Add a Passkey
        </Button>
      </div>
    </div>
  );
}
