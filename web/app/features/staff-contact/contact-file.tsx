import { vitalPart } from "~/ui/lazy-part.ts";
import styles from "~/ui/queue.module.css";
import fileSheetStyles from "~/ui/file-sheet.module.css";
import type { ContactFile } from "@caseload/contract/staff/contact-messages";
import { contactTopicLabels } from "@caseload/contract/staff/contact-topics";
import { mayMove } from "@caseload/contract/lifecycles";
import { contactMoves } from "@caseload/contract/staff/staff-lifecycles";
import { errorMessages } from "@caseload/contract/refusals";
import { Suspense } from "react";
import { errorText } from "~/lib/api.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { TornPageArt } from "~/ui/art.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { FileSection, FileSheet } from "~/ui/file-sheet.tsx";
import { FileSkeleton } from "~/ui/file-skeleton.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { TermList } from "~/ui/meta.tsx";
import { BackLink } from "~/ui/page-head.tsx";
import { ContactHistory } from "./contact-history.tsx";
import { ContactStatusBadge } from "./contact-status-badge.tsx";
import { useContactMove } from "./use-contact-change.ts";

const AnswerForm = vitalPart(() => import("./answer-form.tsx"));

/** One message, what was done with it, and what can be done next. */
export function ContactFilePage({ id }: { id: number }) {
  const { data: file, error, refetch } = useApi("getContactMessage", { params: { id } });
  if (error?.status === 404 || error?.status === 400) return <ContactMessageNotFound />;
  return (
    <>
      <BackLink to="/staff/contact">Contact messages</BackLink>
      {file ? (
        <OpenFile file={file} />
      ) : error ? (
        <InlineAlert
          title="This message could not be loaded"
          text={errorText(error, "Please try again")}
          onRetry={() => void refetch()}
        />
      ) : (
        <FileSkeleton />
      )}
    </>
  );
}

function OpenFile({ file }: { file: ContactFile }) {
  return (
    <FileSheet head={<Head file={file} />} panel={<Panel file={file} />}>
      <FileSection title="Message">
        <p className={styles.queueWords}>{file.message}</p>
      </FileSection>
      {file.history.length > 0 && (
        <FileSection title="History">
          <ContactHistory history={file.history} />
        </FileSection>
      )}
      {mayMove(file.status, contactMoves.answer) && (
        <FileSection title="Answer">
          <Suspense>
            <AnswerForm file={file} />
          </Suspense>
        </FileSection>
      )}
    </FileSheet>
  );
}

function Head({ file }: { file: ContactFile }) {
  return (
    <>
      <div className={fileSheetStyles.badges}>
        <ContactStatusBadge status={file.status} />
      </div>
      <h1 className="display">{file.name}</h1>
      <p className="muted">
        {contactTopicLabels[file.topic]}, {file.ticket}
      </p>
    </>
  );
}

function Panel({ file }: { file: ContactFile }) {
  const format = useFormat();
  const close = useContactMove("close");
  const reopen = useContactMove("reopen");
  const input = { params: { id: file.id } };
  return (
    <div className="sheet">
      <TermList
        terms={[
          { term: "E-mail", value: file.email },
          { term: "Received", value: format.dateTime(file.createdAt) },
          { term: "Account", value: file.userId === null ? "Not signed in" : `User ${file.userId}` },
        ]}
      />
      <div className={styles.queueActions}>
        {mayMove(file.status, contactMoves.close) && (
          <Button block pending={close.isPending} pendingText="Closing" onClick={() => close.mutate(input)}>
            Close Message
          </Button>
        )}
        {mayMove(file.status, contactMoves.reopen) && (
          <Button
            block
            pending={reopen.isPending}
            pendingText="Reopening"
            onClick={() => reopen.mutate(input)}
          >
            Reopen Message
          </Button>
        )}
      </div>
    </div>
  );
}

export function ContactMessageNotFound() {
  return (
    <EmptyState
      level={1}
      art={<TornPageArt />}
      title="Message Not Found"
      text={errorMessages.contactMessageNotFound}
      action={
        <ButtonLink variant="primary" to="/staff/contact">
          Back to contact messages
        </ButtonLink>
      }
    />
  );
}
