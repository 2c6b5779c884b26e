import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import Paperclip from "lucide-react/icons/paperclip";
import { useId } from "react";
import { fileSize } from "~/lib/file-size.ts";
import { useOpenFile } from "~/lib/use-open-file.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./application-parts.module.css";

/** The answers, the start, the conflict note and the file of an application. */
export function ApplicationParts({ application }: { application: ReceivedApplication }) {
  const format = useFormat();
  const { answers, startDate, conflictNote, attachment } = application;
  return (
    <>
      {answers.map(({ question, answer }) => (
        <Part key={question} title={question} text={answer} />
      ))}
      {startDate && <Part title="Start date" text={format.longWeekday(startDate)} />}
      {conflictNote && <Part title="Conflict note" text={conflictNote} />}
      {attachment && <Attachment applicationId={application.id} attachment={attachment} />}
    </>
  );
}

const Part = ({ title, text }: { title: string; text: string }) => (
  <section className={styles.applicationPart}>
    <h3 className="label">{title}</h3>
    <p className={styles.answer}>{text}</p>
  </section>
);

interface AttachmentProps {
  applicationId: number;
  attachment: NonNullable<ReceivedApplication["attachment"]>;
}

function Attachment({ applicationId, attachment: { name, size, scan } }: AttachmentProps) {
  const nameId = useId();
  const open = useOpenFile("openApplicationAttachment", useToast());
  return (
    <section className={styles.applicationPart}>
      <h3 className="label">Résumé or redacted sample</h3>
      <p className={styles.attachment}>
        <Paperclip className="icon" aria-hidden="true" />
        <span id={nameId}>{name}</span>
        <small className="muted">
          {fileSize(size)}, {scan === "clean" ? "scanned, clean" : "not scanned"}
        </small>
        <Button
          size="sm"
          aria-describedby={nameId}
          pending={open.isPending}
          pendingText="Opening"
          onClick={() => open.send({ params: { id: applicationId } })}
        >
          Download PDF
        </Button>
      </p>
    </section>
  );
}
