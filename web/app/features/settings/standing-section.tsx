import { sanctionLabels } from "@caseload/contract/staff/sanction-kinds";
import type { Sanction } from "@caseload/contract/staff/sanctions";
import { useState } from "react";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { PagedList } from "~/ui/paged-list.tsx";
import { SanctionBadge } from "~/ui/sanction-badge.tsx";
import { SettingRow, SettingsSection } from "./settings-section.tsx";
import * as styles from "./settings.module.css";

const AppealDialog = vitalPart(() => import("./appeal-dialog.tsx"));

/** Sanctions against the account, with one appeal each. */
export function StandingSection() {
  const list = useApiPages("listOwnSanctions");
  const [appealed, setAppealed] = useState<number | null>(null);
  return (
    <SettingsSection id="standing">
      <PagedList
        list={list}
        noun="sanctions"
        errorTitle="We couldn't load your account standing"
        empty={
          <div className={styles.setting}>
            <p className={styles.note}>
              Your account is in good standing. Warnings and suspensions appear here.
            </p>
          </div>
        }
      >
        {(rows) =>
          rows.map((sanction) => (
            <SanctionRow key={sanction.id} sanction={sanction} onAppeal={() => setAppealed(sanction.id)} />
          ))
        }
      </PagedList>
      <LateDialog onOpenChange={(open) => !open && setAppealed(null)}>
        {appealed !== null && (
          <AppealDialog id={appealed} open onOpenChange={(open) => !open && setAppealed(null)} />
        )}
      </LateDialog>
    </SettingsSection>
  );
}

function titleOf({ kind, subject }: Sanction): string {
  if (kind !== "takedown") return sanctionLabels[kind];
  return subject === "job" ? "Posting taken down" : "Message removed";
}

function SanctionRow({ sanction, onAppeal }: { sanction: Sanction; onAppeal: () => void }) {
  const format = useFormat();
  const { reason, excerpt, createdAt, until, state, appeal, mayAppeal } = sanction;
  const answer = appeal?.answer;
  return (
    <SettingRow label={titleOf(sanction)} action={mayAppeal && <Button onClick={onAppeal}>Appeal</Button>}>
      <p className={styles.state}>
        <SanctionBadge state={state} />
      </p>
      <p className={styles.note}>
        Imposed {format.date(createdAt)}
        {until !== null && `, ends ${format.dateTime(until)}`}. {reason}
      </p>
      {excerpt !== null && <p className={styles.note}>Content: "{excerpt}"</p>}
      {appeal && <p className={styles.note}>Your appeal: {appeal.text}</p>}
      {answer && (
        <p className={styles.note}>
          {answer.outcome === "lifted" ? "Lifted" : "Appeal refused"} {format.date(answer.at)}: {answer.note}
        </p>
      )}
    </SettingRow>
  );
}
