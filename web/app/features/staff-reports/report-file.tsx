import { formerMember } from "@caseload/contract/accounts/former-member";
import { errorMessages } from "@caseload/contract/error-messages";
import { fileToasts } from "@caseload/contract/files/file-toasts";
import { mayMove } from "@caseload/contract/lifecycles";
import type { ReportFile } from "@caseload/contract/staff/abuse-reports";
import {
  reportReasonLabels,
  type ReportStatus,
  reportStatusLabels,
  reportSubjectLabels,
} from "@caseload/contract/staff/report-reasons";
import { reportMoves } from "@caseload/contract/staff/staff-lifecycles";
import { Suspense } from "react";
import { apiKey } from "~/lib/query-client.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useReviewCall } from "~/lib/use-review-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import { Badge, type BadgeTone } from "~/ui/badge.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { FileSection } from "~/ui/file-sheet.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { ReviewCase, ReviewDecision, ReviewPage, ReviewText } from "~/ui/review-case.tsx";
import type { StatusGlyphName } from "~/ui/status-glyph.tsx";

const ReportSanctionForm = vitalPart(() => import("./report-sanction-form.tsx"));
const ReportDecisionForm = vitalPart(() => import("./report-decision-form.tsx"));

/** One report, what it is about, and the decision. */
export function ReportFilePage({ id }: { id: number }) {
  return (
    <ReviewPage
      id={id}
      query={useApi("getReport", { params: { id } }, { enabled: !Number.isNaN(id) })}
      queue={{ to: "/staff/reports", label: "Abuse Reports" }}
      failureTitle="We couldn't load this report"
      notFound={{ title: "Report Not Found", text: errorMessages.reportNotFound, action: "Back to reports" }}
    >
      {(file) => <OpenFile file={file} />}
    </ReviewPage>
  );
}

const treatments: Record<ReportStatus, readonly [BadgeTone, StatusGlyphName]> = {
  open: ["brass", "s-waiting"],
  upheld: ["red", "check"],
  dismissed: ["line", "cross"],
};

function OpenFile({ file }: { file: ReportFile }) {
  const format = useFormat();
  const { id, status, reason, subject, reported, note, decidedAt, decidedBy } = file;
  const [tone, glyph] = treatments[status];
  return (
    <ReviewCase
      badge={
        <Badge tone={tone} glyph={glyph}>
          {reportStatusLabels[status]}
        </Badge>
      }
      title={reportReasonLabels[reason]}
      subtitle={`${reportSubjectLabels[subject]}, report No. ${id}`}
      terms={[
        { term: "Reported", value: file.reported?.name ?? formerMember },
        { term: "By", value: file.reporter?.name ?? formerMember },
        { term: "Received", value: format.dateTime(file.createdAt) },
      ]}
      actions={<Actions file={file} />}
    >
      <FileSection title="Report">
        <ReviewText>{file.text}</ReviewText>
      </FileSection>
      <FileSection title="Reported content">
        <ReviewText>{file.excerpt}</ReviewText>
      </FileSection>
      {note !== null && decidedAt !== null && (
        <ReviewDecision
          title="Decision"
          by={decidedBy}
          at={
            <time className="small muted" dateTime={decidedAt}>
              {format.dateTime(decidedAt)}
            </time>
          }
          reason={note}
        />
      )}
      {status === "upheld" && reported && (
        <FileSection title="Sanction">
          <Suspense>
            <ReportSanctionForm file={{ ...file, reported }} />
          </Suspense>
        </FileSection>
      )}
      {mayMove(status, reportMoves.uphold) && (
        <FileSection title="Decision">
          <Suspense>
            <ReportDecisionForm file={file} />
          </Suspense>
        </FileSection>
      )}
    </ReviewCase>
  );
}

/** The page of the reported record; messages have no page that others may open. */
const addressOf = ({ subject, subjectId }: ReportFile): string | null => {
  if (subject === "message") return null;
  return subject === "job" ? `/jobs/${subjectId}` : `/paralegals/${subjectId}`;
};

function Actions({ file }: { file: ReportFile }) {
  const reopen = useReviewCall(
    useToast(),
    "reopenReport",
    apiKey("getReport", { params: { id: file.id } }),
    () => fileToasts.reportReopened,
  );
  const address = addressOf(file);
  return (
    <>
      {address !== null && (
        <ButtonLink block to={address}>
          {file.subject === "job" ? "View Posting" : "View Profile"}
        </ButtonLink>
      )}
      {mayMove(file.status, reportMoves.reopen) && (
        <Button
          block
          pending={reopen.isPending}
          pendingText="Reopening"
          onClick={() => reopen.send({ params: { id: file.id } })}
        >
          Reopen Report
        </Button>
      )}
    </>
  );
}
