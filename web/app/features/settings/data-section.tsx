import type { DataExport } from "@caseload/contract/accounts/data-export";
import { limits } from "@caseload/contract/limits";
import { useState } from "react";
import Download from "lucide-react/icons/download";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { endpoints } from "~/lib/endpoints.ts";
import { useApi } from "~/lib/use-api.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { errorText } from "~/lib/api-error.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { Progress } from "~/ui/progress.tsx";
import { fileSize } from "~/lib/file-size.ts";
import { QueryResult, SettingRow, SettingsSection } from "./settings-section.tsx";
import { Switch } from "~/ui/switch.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { useDialogs } from "~/ui/use-dialogs.ts";
import * as styles from "./settings.module.css";

const ExportDialog = vitalPart(() => import("./export-dialog.tsx"));

export function DataSection() {
  const latest = useApi("getDataExport");
  const dialogs = useDialogs<"export">();
  const { userType } = useMember();
  return (
    <SettingsSection id="data">
      <QueryResult query={latest} what="your data export">
        {(data) => <ExportRow latest={data} onAsk={() => dialogs.open("export")} />}
      </QueryResult>
      {userType === "paralegal" && (
        <SettingRow label="Rankings" action={<ButtonLink to="/settings/rankings">See Rankings</ButtonLink>}>
          <p className={styles.note}>
            Each time the matching engine scored you: your rank, the score, the reasons and the numbers behind
            it.
          </p>
        </SettingRow>
      )}
      {userType === "paralegal" && <LearningRow />}
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name !== null && <ExportDialog key={dialogs.turn} {...dialogs.control} />}
      </LateDialog>
    </SettingsSection>
  );
}

function LearningRow() {
  const settings = useApi("getAccountSettings");
  const toast = useToast();
  const change = useSingleCall("updateAccountSettings", {
    onError: (error) => toast.failure("We couldn't save your choice", errorText(error, "Please try again.")),
  });
  const saved = settings.data?.matchLearning ?? false;
  // Shows the choice at once.
  const [chosen, choose] = useState<{ value: boolean; over: boolean } | null>(null);
  if (chosen !== null && (chosen.over !== saved || change.error !== null)) choose(null);
  return (
    <SettingRow label="Improve matching">
      <Switch
        checked={chosen?.value ?? saved}
        disabled={settings.data === undefined}
        onChange={({ currentTarget: { checked: value } }) => {
          if (change.isPending) return;
          choose({ value, over: saved });
          change.send({ body: { matchLearning: value } });
        }}
      >
        Use outcomes of my applications to improve matching
      </Switch>
      <p className={styles.note}>
        We keep whether you were shortlisted, hired and reviewed, with the numbers behind your match score. We
        keep no text, and your own matches and applications aren't affected. Turn this off to delete what we
        kept.
      </p>
    </SettingRow>
  );
}

interface ExportRowProps {
  latest: DataExport | null;
  onAsk: () => void;
}

function ExportRow({ latest, onAsk }: ExportRowProps) {
  switch (latest?.status) {
    case "waiting":
    case "working":
      return <Underway latest={latest} />;
    case "ready":
      return <Ready latest={latest} onAsk={onAsk} />;
    case "failed":
      return (
        <SettingRow label="Data export" action={<Button onClick={onAsk}>Request Again</Button>}>
          <p className={styles.state}>
            <Badge tone="red" glyph="cross">
              Failed
            </Badge>
          </p>
          <p className={styles.note}>We couldn't create the file. Your data is safe; request it again.</p>
        </SettingRow>
      );
    case "expired":
    case undefined:
      return (
        <SettingRow label="Data export" action={<Button onClick={onAsk}>Request Export</Button>}>
          <p className={styles.note}>
            {latest ? "The last export has expired. " : ""}
            One ZIP file with your profile, postings, applications, contracts, messages and everything else,
            as JSON. It takes a few minutes to prepare. You can leave this page.
          </p>
        </SettingRow>
      );
  }
}

function Underway({ latest: { status, progress } }: { latest: DataExport }) {
  return (
    <SettingRow label="Data export">
      <p className={styles.value} role="status">
        {status === "waiting" ? "Queued" : `Collecting your data, ${progress}%`}
      </p>
      <Progress label="Data export" value={progress} className={styles.progress} />
      <p className={styles.note}>You may leave this page; the file will be here.</p>
    </SettingRow>
  );
}

function Ready({
  latest: { bytes, requestedAt, expiresAt },
  onAsk,
}: ExportRowProps & { latest: DataExport }) {
  const format = useFormat();
  return (
    <SettingRow
      label="Data export"
      action={
        <>
          <Button onClick={onAsk}>Request Another</Button>
          <a className="button primary" href={endpoints.downloadDataExport.path} download>
            <Download className="icon" />
            Download
          </a>
        </>
      }
    >
      <p className={styles.value}>
        ZIP file{bytes !== null && `, ${fileSize(bytes)}`}, of {format.dateTime(requestedAt)}
      </p>
      <p className={styles.state}>
        <Badge tone="green" glyph="check">
          Ready
        </Badge>
      </p>
      <p className={styles.note}>
        {expiresAt === null
          ? `It can be downloaded for ${limits.dataExportDays} days.`
          : `It can be downloaded until ${format.dateTime(expiresAt)}.`}
      </p>
    </SettingRow>
  );
}
