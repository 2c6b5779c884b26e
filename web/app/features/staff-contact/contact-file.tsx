import { errorMessages } from "@caseload/contract/error-messages";
import { mayMove } from "@caseload/contract/lifecycles";
import type { ContactEvent, ContactFile } from "@caseload/contract/staff/contact-messages";
import {
  type ContactStatus,
  contactStatusLabels,
  contactTopicLabels,
} from "@caseload/contract/staff/contact-topics";
import { contactMoves } from "@caseload/contract/staff/staff-lifecycles";
import { toasts } from "@caseload/contract/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { type ApiError, errorText } from "~/lib/api-error.ts";
import { apiKey } from "~/lib/query-client.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Badge, type BadgeTone } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { FileSection } from "~/ui/file-sheet.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { ReviewCase, ReviewHistory, ReviewPage, ReviewText } from "~/ui/review-case.tsx";
import type { StatusGlyphName } from "~/ui/status-glyph.tsx";
import { useToast } from "~/ui/toast-context.ts";

const AnswerForm = vitalPart(() => import("./answer-form.tsx"));

/** One message from the contact form, its history, and the answer. */
export function ContactFilePage({ id }: { id: number }) {
  return (
    <ReviewPage
      id={id}
      query={useApi("getContactMessage", { params: { id } }, { enabled: !Number.isNaN(id) })}
      queue={{ to: "/staff/contact", label: "Contact messages" }}
      failureTitle="This message could not be loaded"
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
        { term: "E-mail", value: file.email },
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
        <FileSection title="Answer">
          <Suspense>
            <AnswerForm file={file} />
          </Suspense>
        </FileSection>
      )}
    </ReviewCase>
  );
}

function Actions({ file: { id, status } }: { file: ContactFile }) {
  const close = useContactMove("closeContactMessage");
  const reopen = useContactMove("reopenContactMessage");
  const input = { params: { id } };
  return (
    <>
      {mayMove(status, contactMoves.close) && (
        <Button block pending={close.isPending} pendingText="Closing" onClick={() => close.mutate(input)}>
          Close Message
        </Button>
      )}
      {mayMove(status, contactMoves.reopen) && (
        <Button block pending={reopen.isPending} pendingText="Reopening" onClick={() => reopen.mutate(input)}>
          Reopen Message
        </Button>
      )}
    </>
  );
}

const successToasts = {
  closeContactMessage: toasts.contactClosed,
  reopenContactMessage: toasts.contactReopened,
} as const;

function useContactMove(name: keyof typeof successToasts) {
  const client = useQueryClient();
  const toast = useToast();
  return useApiCall(name, {
    onSuccess: (file: ContactFile) => {
      client.setQueryData(apiKey("getContactMessage", { params: { id: file.id } }), file);
      toast.success(successToasts[name].title, successToasts[name].text);
    },
    onError: (error: ApiError) => {
      toast.failure(toasts.staffActionFailed.title, errorText(error, toasts.staffActionFailed.text));
    },
  });
}
