import { errorMessages } from "@caseload/contract/error-messages";
import { mayMove } from "@caseload/contract/lifecycles";
import type { ContactEvent, ContactFile } from "@caseload/contract/staff/contact-messages";
import {
  type ContactStatus,
  contactStatusLabels,
  contactTopicLabels,
} from "@caseload/contract/staff/contact-topics";
import { contactMoves } from "@caseload/contract/staff/staff-lifecycles";
import { staffToasts } from "@caseload/contract/staff/staff-toasts";
import { Suspense } from "react";
import { apiKey } from "~/lib/query-client.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useReviewCall } from "~/lib/use-review-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import { Badge, type BadgeTone } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { FileSection } from "~/ui/file-sheet.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { ReviewCase, ReviewHistory, ReviewPage, ReviewText } from "~/ui/review-case.tsx";
import type { StatusGlyphName } from "~/ui/status-glyph.tsx";

const AnswerForm = vitalPart(() => import("./answer-form.tsx"));

/** One message from the contact form, its history, and the answer. */
export function ContactFilePage({ id }: { id: number }) {
  return (
    <ReviewPage
      id={id}
      query={useApi("getContactMessage", { params: { id } }, { enabled: !Number.isNaN(id) })}
      queue={{ to: "/staff/contact", label: "Contact Messages" }}
      failureTitle="We couldn't load this message"
      notFound={{
        title: "Message Not Found",
        text: errorMessages.contactMessageNotFound,
        action: "Back to contact messages",
      }}
    >
      {(file) => <OpenFile file={file} />}
    </ReviewPage>
  );
}

const eventTexts: Record<ContactEvent, string> = {
  answered: "answered",
  closed: "closed the message",
  reopened: "reopened the message",
};

const treatments: Record<ContactStatus, readonly [BadgeTone, StatusGlyphName]> = {
  open: ["brass", "s-waiting"],
  answered: ["green", "check"],
  closed: ["line", "s-closed"],
};

function OpenFile({ file }: { file: ContactFile }) {
  const format = useFormat();
  const [tone, glyph] = treatments[file.status];
  const events = file.history.map(({ event, at, ...rest }) => ({
    ...rest,
    action: eventTexts[event],
    at: (
      <time className="small" dateTime={at}>
        {format.dateTime(at)}
      </time>
    ),
  }));
  return (
    <ReviewCase
      badge={
        <Badge tone={tone} glyph={glyph}>
          {contactStatusLabels[file.status]}
        </Badge>
      }
      title={file.name}
      tightTitle
      subtitle={
        <>
          {contactTopicLabels[file.topic]}, {file.ticket}
        </>
      }
      terms={[
        { term: "Email", value: file.email },
        { term: "Received", value: format.dateTime(file.createdAt) },
        { term: "Account", value: file.userId === null ? "Not signed in" : `User ${file.userId}` },
      ]}
      actions={<Actions file={file} />}
    >
      <FileSection title="Message">
        <ReviewText>{file.message}</ReviewText>
      </FileSection>
      {events.length > 0 && (
        <FileSection title="History">
          <ReviewHistory events={events} />
        </FileSection>
      )}
      {mayMove(file.status, contactMoves.answer) && (
        <FileSection title="Reply">
          <Suspense>
            <AnswerForm file={file} />
          </Suspense>
        </FileSection>
      )}
    </ReviewCase>
  );
}

function Actions({ file: { id, status } }: { file: ContactFile }) {
  const input = { params: { id } };
  const key = apiKey("getContactMessage", input);
  const toast = useToast();
  const close = useReviewCall(toast, "closeContactMessage", key, () => staffToasts.contactClosed);
  const reopen = useReviewCall(toast, "reopenContactMessage", key, () => staffToasts.contactReopened);
  return (
    <>
      {mayMove(status, contactMoves.close) && (
        <Button block pending={close.isPending} pendingText="Closing" onClick={() => close.send(input)}>
          Close Message
        </Button>
      )}
      {mayMove(status, contactMoves.reopen) && (
        <Button block pending={reopen.isPending} pendingText="Reopening" onClick={() => reopen.send(input)}>
          Reopen Message
        </Button>
      )}
    </>
  );
}
