import { vitalPart } from "~/ui/lazy-part.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "~/ui/queue.module.css";
import fileSheetStyles from "~/ui/file-sheet.module.css";
import { mayMove } from "@caseload/contract/lifecycles";
import { reportMoves } from "@caseload/contract/staff/staff-lifecycles";
import { errorMessages } from "@caseload/contract/refusals";
import { reportReasonLabels, reportSubjectLabels } from "@caseload/contract/staff/report-reasons";
import type { ReportFile } from "@caseload/contract/staff/abuse-reports";
import { Suspense } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { TornPageArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { FileSection, FileSheet } from "~/ui/file-sheet.tsx";
import { FileSkeleton } from "~/ui/file-skeleton.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { BackLink } from "~/ui/page-head.tsx";
import { ReportPanel } from "./report-panel.tsx";
import { ReportBadge } from "./report-badge.tsx";

const ReportDecisionForm = vitalPart(() => import("./report-decision-form.tsx"));

/** One report, what it is about, and the decision. */
export function ReportFilePage({ id }: { id: number }) {
  const { data: file, error, refetch } = useApi("getReport", { params: { id } });
  if (error?.status === 404 || error?.status === 400) return <ReportNotFound />;
  return (
    <>
      <BackLink to="/staff/reports">Abuse reports</BackLink>
      {file ? (
        <OpenFile file={file} />
      ) : error ? (
        <InlineAlert
          title="This report could not be loaded"
          text={errorText(error, "Please try again")}
          onRetry={() => void refetch()}
        />
      ) : (
        <FileSkeleton />
      )}
    </>
  );
}

function OpenFile({ file }: { file: ReportFile }) {
  return (
    <FileSheet head={<Head file={file} />} panel={<ReportPanel file={file} />}>
      <FileSection title="Report">
        <p className={styles.queueWords}>{file.text}</p>
      </FileSection>
      <FileSection title="What it said">
        <p className={styles.queueWords}>{file.excerpt}</p>
      </FileSection>
      <Decided file={file} />
      {mayMove(file.status, reportMoves.uphold) && (
        <FileSection title="Decision">
          <Suspense>
            <ReportDecisionForm file={file} />
          </Suspense>
        </FileSection>
      )}
    </FileSheet>
  );
}

function Head({ file: { status, reason, subject, id } }: { file: ReportFile }) {
  return (
    <>
      <div className={fileSheetStyles.badges}>
        <ReportBadge status={status} />
      </div>
      <h1 className="display">{reportReasonLabels[reason]}</h1>
      <p className={classNames("muted", styles.queueUnder)}>
        {reportSubjectLabels[subject]}, report No. {id}
      </p>
    </>
  );
}

function Decided({ file: { note, decidedAt, decidedBy } }: { file: ReportFile }) {
  const format = useFormat();
  if (note === null || decidedAt === null) return null;
  return (
    <FileSection title="Decision">
      <p>
        <b className="strong">{decidedBy}</b>{" "}
        <time className="small muted" dateTime={decidedAt}>
          {format.dateTime(decidedAt)}
        </time>
      </p>
      <p className={styles.queueWords}>{note}</p>
    </FileSection>
  );
}

export function ReportNotFound() {
  return (
    <EmptyState
      level={1}
      art={<TornPageArt />}
      title="Report Not Found"
      text={errorMessages.reportNotFound}
      action={
        <ButtonLink variant="primary" to="/staff/reports">
          Back to reports
        </ButtonLink>
      }
    />
  );
}
