import {
  interviewModeLabels,
  interviewStatusLabels,
  type InterviewStatus,
} from "@caseload/contract/hiring/interview-moves";
import type { Interview } from "@caseload/contract/hiring/interviews";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { UntilReady } from "~/lib/until-ready.tsx";
import { useApi } from "~/lib/use-api.ts";
import { Badge, type BadgeTone } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import type { InterviewSlotProps } from "~/ui/interview-slot.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { ReasonDialog } from "~/ui/reason-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { SlotTime } from "./slot-time.tsx";
import * as styles from "./interviews.module.css";

const ConfirmTimeDialog = vitalPart(() => import("./confirm-time-dialog.tsx"));
const ProposeDialog = vitalPart(() => import("./propose-dialog.tsx"));

/** Interviews of one request, which all cards of a list share. */
const shownInterviews = 100;

const tones: Record<InterviewStatus, BadgeTone> = {
  proposed: "brass",
  confirmed: "green",
  declined: "line",
  cancelled: "line",
  expired: "line",
  held: "pen",
  no_show: "red",
};

/** The newest interview of an application with what the viewer can do next. */
export default function InterviewCard({ applicationId, applicant, titleId }: InterviewSlotProps) {
  const { data } = useApi("listInterviews", { query: { limit: shownInterviews } });
  const interview = data?.find((one) => one.applicationId === applicationId);
  const [isProposing, setProposing] = useState(false);
  const [wasProposing, setWasProposing] = useState(false);
  if (isProposing && !wasProposing) setWasProposing(true);
  const isOver = interview && !["proposed", "confirmed"].includes(interview.status);
  const offersNew = applicant?.mayPropose === true && data !== undefined && (!interview || isOver);
  if (!interview && !offersNew) return null;
  return (
    <UntilReady>
      {interview && <Scheduled interview={interview} isFirm={applicant !== null} titleId={titleId} />}
      {offersNew && (
        <Button
          size="sm"
          className={styles.propose}
          aria-describedby={titleId}
          onClick={() => setProposing(true)}
        >
          <CalendarClock className="icon" />
          {interview ? "Propose Another Interview" : "Propose Interview"}
        </Button>
      )}
      {wasProposing && (
        <LateDialog onOpenChange={setProposing}>
          <ProposeDialog
            open={isProposing}
            onOpenChange={setProposing}
            applicationId={applicationId}
            counterpart={{ name: applicant?.name ?? "", timeZone: null }}
            interview={null}
          />
        </LateDialog>
      )}
    </UntilReady>
  );
}

interface PartProps {
  interview: Interview;
  isFirm: boolean;
  titleId: string;
}

function Scheduled({ interview, isFirm, titleId }: PartProps) {
  const { status, mode, place, note, reason, startsAt, minutes, slots, turn, job } = interview;
  const side = isFirm ? "attorney" : "paralegal";
  const counterpart = isFirm ? interview.paralegal : interview.attorney;
  const isOpen = status === "proposed" || status === "confirmed";
  return (
    <section className={styles.card} aria-label={`Interview about ${job.title}`}>
      <p className={styles.head}>
        <Badge tone={tones[status]}>{interviewStatusLabels[status]}</Badge>
        <span className="small faint">
          {interviewModeLabels[mode]} with {counterpart.name}
        </span>
        <UnconfirmedEmail confirmed={counterpart.emailConfirmed} />
      </p>
      {startsAt !== null && minutes !== null && (
        <SlotTime slot={{ startsAt, minutes }} other={counterpart} isMain />
      )}
      {isOpen && slots.length > 0 && (
        <>
          <p className="small muted">{standingText({ turn, side, startsAt, name: counterpart.name })}</p>
          <ul className={styles.slots}>
            {slots.map((slot) => (
              <li key={slot.startsAt}>
                <SlotTime slot={slot} other={counterpart} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isOpen && place !== null && <Place place={place} />}
      {isOpen && note !== null && <p className={styles.note}>{note}</p>}
      {reason !== null && <p className="small muted">Reason: {reason}</p>}
      <Answers interview={interview} counterpart={counterpart} titleId={titleId} />
    </section>
  );
}

interface Standing {
  turn: Interview["turn"];
  side: "attorney" | "paralegal";
  startsAt: string | null;
  name: string;
}

/** Whose answer the proposed times await, and whether they would move a scheduled interview. */
function standingText({ turn, side, startsAt, name }: Standing): string {
  if (turn === side) return startsAt === null ? "Choose a time:" : `${name} asks to move it to:`;
  return startsAt === null ? `Awaiting ${name}'s response to:` : `Awaiting ${name}'s response to a move to:`;
}

/** An https address as a link; anything else as it was entered. */
function Place({ place }: { place: string }) {
  return (
    <p className={styles.place}>
      {place.startsWith("https://") ? (
        <a className="link" href={place} rel="noreferrer noopener" target="_blank">
          {place}
        </a>
      ) : (
        place
      )}
    </p>
  );
}

type Question = "confirm" | "counter" | "decline" | "cancel" | "held" | "no_show";

interface AnswersProps {
  interview: Interview;
  counterpart: { name: string; timeZone: string };
  titleId: string;
}

/** The buttons of what the viewer may do, and their dialogs. */
function Answers({ interview, counterpart, titleId }: AnswersProps) {
  const { id, applicationId, may, startsAt } = interview;
  const toast = useToast();
  const [question, setQuestion] = useState<Question | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<Question>>(new Set());
  const ask = (next: Question) => () => {
    setOpened(new Set([...opened, next]));
    setQuestion(next);
  };
  const close = (): void => setQuestion(null);
  const fail = (title: string) => (error: unknown) =>
    toast.failure(title, errorText(error, "Please try again"));
  const decline = useSingleCall("declineInterview", {
    onSuccess: () => toast.success("Times declined", `${counterpart.name} has been notified.`),
    onError: fail("We couldn't decline the times"),
  });
  const cancel = useSingleCall("cancelInterview", {
    onSuccess: () => toast.success("Interview canceled", `${counterpart.name} has been notified.`),
    onError: fail("We couldn't cancel the interview"),
  });
  const record = useSingleCall("recordInterviewOutcome", {
    onSuccess: () => toast.success("Outcome recorded", ""),
    onError: fail("We couldn't record the outcome"),
  });
  const described = { size: "sm", "aria-describedby": titleId } as const;
  const keep = (call: { isPending: boolean }) => ({
    isPending: call.isPending,
    error: null,
    reset: () => undefined,
  });
  return (
    <div className={styles.answers}>
      {may.confirm && (
        <Button {...described} variant="primary" onClick={ask("confirm")}>
          Confirm a Time
        </Button>
      )}
      {may.counter && (
        <Button {...described} onClick={ask("counter")}>
          {startsAt === null ? "Propose Other Times" : "Move Interview"}
        </Button>
      )}
      {may.decline && (
        <Button {...described} variant="ghost" onClick={ask("decline")}>
          Decline
        </Button>
      )}
      {may.cancel && (
        <Button {...described} variant="ghost" onClick={ask("cancel")}>
          Cancel Interview
        </Button>
      )}
      {may.recordOutcome && (
        <>
          <Button {...described} onClick={ask("held")}>
            Record as Held
          </Button>
          <Button {...described} variant="ghost" onClick={ask("no_show")}>
            Record No-Show
          </Button>
        </>
      )}
      {opened.has("confirm") && (
        <LateDialog onOpenChange={close}>
          <ConfirmTimeDialog
            open={question === "confirm"}
            onOpenChange={close}
            interview={interview}
            counterpart={counterpart}
          />
        </LateDialog>
      )}
      {opened.has("counter") && (
        <LateDialog onOpenChange={close}>
          <ProposeDialog
            open={question === "counter"}
            onOpenChange={close}
            applicationId={applicationId}
            counterpart={counterpart}
            interview={interview}
          />
        </LateDialog>
      )}
      <ReasonDialog
        open={question === "decline"}
        onOpenChange={close}
        title="Decline these times?"
        text={
          startsAt === null
            ? `${counterpart.name} will be notified. To meet at another time, propose other times instead.`
            : "The interview keeps its time."
        }
        cancelLabel="Back"
        confirmLabel="Decline Times"
        pendingLabel="Declining"
        tone="primary"
        optional
        call={keep(decline)}
        failure="We couldn't decline the times"
        onConfirm={(reason) => decline.send({ params: { id }, body: { reason } }, { onSettled: close })}
      />
      <ReasonDialog
        open={question === "cancel"}
        onOpenChange={close}
        title="Cancel this interview?"
        text={`${counterpart.name} will be notified, and the event is removed from both calendars.`}
        cancelLabel="Keep Interview"
        confirmLabel="Cancel Interview"
        pendingLabel="Canceling"
        tone="danger"
        optional
        call={keep(cancel)}
        failure="We couldn't cancel the interview"
        onConfirm={(reason) => cancel.send({ params: { id }, body: { reason } }, { onSettled: close })}
      />
      <ConfirmDialog
        open={question === "held" || question === "no_show"}
        onOpenChange={close}
        title={question === "no_show" ? "Record a no-show?" : "Record as held?"}
        text={
          question === "no_show"
            ? `${counterpart.name} will be notified. This can't be changed later.`
            : "This can't be changed later."
        }
        confirmLabel={question === "no_show" ? "Record No-Show" : "Record as Held"}
        pendingLabel="Recording"
        pending={record.isPending}
        tone="primary"
        onConfirm={() =>
          record.send(
            { params: { id }, body: { outcome: question === "no_show" ? "no_show" : "held" } },
            { onSettled: close },
          )
        }
      />
    </div>
  );
}
