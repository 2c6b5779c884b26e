import X from "lucide-react/icons/x";
import { type ReactNode, Suspense, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { clip } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useMedia } from "~/lib/use-media.ts";
import { useClock } from "~/lib/clock.tsx";
import { zoneName } from "~/lib/dates.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { Select } from "~/ui/select.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import type { RenderProposalDialog } from "./proposal-section.tsx";
import { timeKey, wallTimeOf, withoutTime } from "./proposal-times.ts";
import { useApplicantTimes } from "./use-applicant-times.ts";
import type { Proposal } from "./use-proposal.ts";
import { useTimeWords } from "./use-time-words.ts";
import { phones } from "./week-hours.ts";
import * as styles from "./proposal-details.module.css";

const PhoneWeek = vitalPart(() => import("./phone-week.tsx"));

/** As many as the server answers at once. */
const most = 100;
/** Characters of a title in the list of applicants. */
const titleLength = 40;

/** Undecided applicants without an interview that is proposed or scheduled. */
function useAwaiting() {
  const applicants = useApi("listApplicants", { query: { status: "active", limit: most } });
  const interviews = useApi("listInterviews", { query: { limit: most } });
  const busy = new Set(
    interviews.data
      ?.filter(({ status }) => status === "proposed" || status === "confirmed")
      .map(({ applicationId }) => applicationId),
  );
  const rows = interviews.data && applicants.data?.filter(({ id }) => !busy.has(id));
  const refetch = (): void => {
    void applicants.refetch();
    void interviews.refetch();
  };
  return { rows, error: applicants.error ?? interviews.error, refetch };
}

interface ProposalDetailsProps {
  proposal: Proposal;
  week: readonly string[];
  renderDialog: RenderProposalDialog;
}

/** The applicant and the times of a proposal, and the button that leads to its dialog. */
export default function ProposalDetails({ proposal, week, renderDialog }: ProposalDetailsProps) {
  const { applicant, times } = proposal;
  const { rows, error, refetch } = useAwaiting();
  const [isChecked, setChecked] = useState(false);
  const dialogs = useDialogs<"propose">();
  const isPhone = useMedia(phones);
  if (error)
    return (
      <InlineAlert
        title="We couldn't load your applicants"
        text={errorText(error, "Check your connection and try again.")}
        onRetry={refetch}
      />
    );
  if (!rows)
    return (
      <Loading>
        <Skeleton shape="line" />
      </Loading>
    );
  if (rows.length === 0)
    return <p className="ui-text muted">You have no applicants to interview right now.</p>;
  function review(): void {
    setChecked(true);
    if (applicant) dialogs.open("propose");
  }
  const options = rows.map(({ id, paralegal, job }) => ({
    value: String(id),
    label: `${paralegal.name}, ${clip(job.title, titleLength)}`,
  }));
  return (
    <div className={styles.details}>
      <Field
        label="Applicant"
        error={isChecked && applicant === null ? "Please choose an applicant" : undefined}
      >
        <Select
          options={options}
          value={applicant === null ? null : String(applicant.applicationId)}
          placeholder="Choose an applicant"
          onValueChange={(value) => {
            const row = rows.find(({ id }) => String(id) === value);
            if (row) proposal.choose({ applicationId: row.id, name: row.paralegal.name });
          }}
        />
      </Field>
      <Times proposal={proposal} week={week}>
        {isPhone && (
          <Suspense
            fallback={
              <Loading>
                <Skeleton shape="line" />
              </Loading>
            }
          >
            <PhoneWeek proposal={proposal} />
          </Suspense>
        )}
      </Times>
      <Button variant="primary" onClick={review}>
        Review Proposal
      </Button>
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name === "propose" &&
          applicant &&
          renderDialog({
            ...dialogs.control,
            applicant,
            times: times.map((time) => ({ wall: wallTimeOf(time), minutes: time.to - time.from })),
            onProposed: () => proposal.finish(),
          })}
      </LateDialog>
    </div>
  );
}

interface TimesProps extends Pick<ProposalDetailsProps, "proposal" | "week"> {
  /** The hours, where they are not beside it. */
  children: ReactNode;
}

/** The chosen times by both clocks, with what is wrong with the last one. */
function Times({ proposal, week, children }: TimesProps) {
  const { applicant, times, problem } = proposal;
  const clock = useClock();
  const words = useTimeWords();
  const kept = useApplicantTimes(applicant, week);
  return (
    <>
      <p className={styles.onDesktops}>
        Drag across hours, or tap one. With the keyboard, use the arrow keys and Enter; hold Shift for longer
        times.
      </p>
      <p className={styles.onPhones}>
        Tap the half hours that work for you. You can extend them in the next step.
      </p>
      {kept && kept.timeZone !== clock.timeZone && (
        <p className="small faint">
          {kept.name} is in {zoneName({ ...clock, timeZone: kept.timeZone })}.
        </p>
      )}
      {kept?.isKept === true && <p className={styles.legend}>{kept.name} is busy in shaded hours.</p>}
      {children}
      {times.length > 0 && (
        <ul className={styles.times} aria-label="Chosen times">
          {times.map((time) => {
            const { full, theirs, isFree } = words(time, kept);
            return (
              <li key={timeKey(time)}>
                <span>
                  <b>{full}</b>
                  {theirs !== null && <span>{theirs}</span>}
                  {isFree === false && <span className={styles.isBusy}>{kept?.name} is busy.</span>}
                </span>
                <IconButton
                  label={`Remove ${full}`}
                  icon={X}
                  onClick={() => proposal.setChosen(withoutTime(time, times))}
                />
              </li>
            );
          })}
        </ul>
      )}
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </>
  );
}
