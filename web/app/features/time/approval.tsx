import { callUrl } from "@caseload/contract/call-url";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { formatCents } from "@caseload/contract/engagements/money-text";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import MessageSquarePlus from "lucide-react/icons/message-square-plus";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { endpoints } from "~/lib/endpoints.ts";
import { plural } from "~/lib/phrases.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { QueryFrame } from "~/ui/query-frame.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { TermList } from "~/ui/term-list.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { CapBar } from "./cap-bar.tsx";
import { CommentField } from "./comment-field.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { type DecisionDraft, decisionDrafts } from "./decision-drafts.ts";
import { EntryComments, EntryList, NarrativeHint } from "./entry-list.tsx";
import { sumOf, weekStatus } from "./entry-text.ts";
import { ReturnedNotice } from "./returned-notice.tsx";
import { contractWeek, latestTimesheets } from "./time-queries.ts";
import { TimesheetList } from "./timesheet-list.tsx";
import { useWeek } from "./use-week.ts";
import { WeekBar } from "./week-bar.tsx";
import { WeekSkeleton } from "./week-skeleton.tsx";
import { firstWorkDay } from "./work-days.ts";
import * as styles from "./approval.module.css";
import * as sectionStyles from "./week-sections.module.css";

/** Submitted time as the firm reads it, with Approve and Return for members who may decide. */
export default function Approval({ contract }: { contract: ContractDetail }) {
  const { id } = contract;
  const sheets = useApi("listTimesheets", latestTimesheets(id));
  if (sheets.data) return <Weeks contract={contract} sheets={sheets.data} />;
  if (!sheets.error) return <WeekSkeleton />;
  return (
    <div className={sectionStyles.failure}>
      <InlineAlert
        title="We couldn't load the timesheets"
        text={errorText(sheets.error, "Check your connection and try again.")}
        onRetry={() => void sheets.refetch()}
      />
    </div>
  );
}

interface WeeksProps {
  contract: ContractDetail;
  /** Latest week first. */
  sheets: readonly Timesheet[];
}

/** Opens with the oldest week that awaits the viewer's decision, else with the latest one submitted. */
const initialWeek = (sheets: readonly Timesheet[]): string | undefined =>
  (sheets.findLast(({ mayDecide }) => mayDecide) ?? sheets[0])?.weekStart;

function Weeks({ contract, sheets }: WeeksProps) {
  const { id } = contract;
  const { timeZone } = useFormat();
  const week = useWeek(firstWorkDay(contract, timeZone), initialWeek(sheets));
  const time = useApi("listContractTime", contractWeek(id, week.monday));
  const summary = useApi("getTimeSummary", { params: { id } });
  const own = sheets.filter(({ weekStart }) => weekStart === week.monday);
  const sheet = own.find(({ status }) => status === "submitted") ?? own[0];
  const key = sheet ? `${sheet.id} ${sheet.submittedAt}` : "";
  // Read again for each timesheet; kept outside, so that a switch of tabs keeps it too.
  const [draft, setDraft] = useState<{ key: string; value: DecisionDraft } | null>(null);
  const current = draft?.key === key ? draft.value : decisionDrafts.read(key);
  function write(changes: Partial<DecisionDraft>): void {
    const value = { ...current, ...changes };
    decisionDrafts.keep(key, value);
    setDraft({ key, value });
  }
  const comment = (entryId: number, text: string): void =>
    write({ comments: { ...current.comments, [entryId]: text } });
  const mayComment = ({ timesheetId }: TimeEntry): boolean =>
    sheet !== undefined && sheet.mayDecide && timesheetId === sheet.id;
  const entries = time.data ?? [];
  return (
    <div className={styles.approval}>
      <div className={styles.surface}>
        <WeekBar week={week} status={weekStatus(entries, own)}>
          {plural(entries.length, "entry", "entries")}
        </WeekBar>
        {own.map((one) => (
          <ReturnedNotice key={one.id} sheet={one} />
        ))}
        {time.error && (
          <div className={sectionStyles.failure}>
            <InlineAlert
              title="We couldn't load this week's time"
              text={errorText(time.error, "Check your connection and try again.")}
              onRetry={() => void time.refetch()}
            />
          </div>
        )}
        {time.isPending && <WeekSkeleton />}
        {time.data?.length === 0 && (
          <div className={sectionStyles.empty}>
            <EmptyState
              bare
              art={<DrawerArt />}
              title="No submitted time this week"
              text={`Time appears here once ${contract.paralegal.name} submits it.`}
            />
          </div>
        )}
        {entries.length > 0 && (
          <EntryList
            entries={entries}
            renderBelow={(entry) => (
              <>
                {entry.clerical && (
                  <span className={styles.clerical}>Marked clerical, kept out of client billing</span>
                )}
                <Hints entry={entry} name={contract.paralegal.name} />
                <EntryComments comments={entry.comments} />
                {mayComment(entry) && current.comments[entry.id] !== undefined && (
                  <CommentField
                    text={current.comments[entry.id] ?? ""}
                    onWrite={(text) => comment(entry.id, text)}
                    onRemove={() => {
                      const { [entry.id]: _, ...comments } = current.comments;
                      write({ comments });
                    }}
                  />
                )}
              </>
            )}
            renderTools={(entry) =>
              mayComment(entry) &&
              current.comments[entry.id] === undefined && (
                <Button variant="ghost" size="sm" onClick={() => comment(entry.id, "")}>
                  <MessageSquarePlus className="icon" aria-hidden="true" />
                  Comment
                </Button>
              )
            }
          />
        )}
      </div>
      <aside className={styles.rail} aria-label="Decision and figures">
        {sheet && (
          <section>
            <Answer contract={contract} sheet={sheet} draftKey={key} draft={current} onWrite={write} />
          </section>
        )}
        {sheet && (
          <section>
            <Figures sheet={sheet} entries={entries.filter(({ timesheetId }) => timesheetId === sheet.id)} />
          </section>
        )}
        <QueryFrame
          query={summary}
          failureTitle="We couldn't load the hours under the cap"
          skeleton={null}
          narrow
        >
          {(sums) => (
            <section>
              <CapBar summary={sums} />
            </section>
          )}
        </QueryFrame>
        <section>
          <TimesheetList sheets={sheets} shown={week.monday} />
          <p className={styles.downloads}>
            <a className="link" href={callUrl(endpoints.downloadContractTime, { params: { id } })} download>
              Time as CSV
            </a>
            <a className="link" href={callUrl(endpoints.downloadTimesheets, { params: { id } })} download>
              Timesheets as CSV
            </a>
          </p>
        </section>
      </aside>
    </div>
  );
}

const hintNames = {
  block_billing: "Block billing.",
  vague: "Vague narrative.",
  clerical: "Reads as clerical work.",
  late: null,
} as const;

/** The approver sees which hints were shown. */
function Hints({ entry, name }: { entry: TimeEntry; name: string }) {
  const [first] = name.split(" ", 1);
  return entry.hints.map(({ kind, text }) => (
    <NarrativeHint key={kind}>
      {hintNames[kind] === null ? text : `${hintNames[kind]} ${first} saw this hint before submitting.`}
    </NarrativeHint>
  ));
}

interface AnswerProps {
  contract: ContractDetail;
  sheet: Timesheet;
  draftKey: string;
  draft: DecisionDraft;
  onWrite: (changes: Partial<DecisionDraft>) => void;
}

function Answer({ contract, sheet, ...form }: AnswerProps) {
  const { date } = useFormat();
  const { status, mayDecide, decidedAt, decidedByName, submittedAt } = sheet;
  if (mayDecide)
    return <DecisionForm key={form.draftKey} name={contract.paralegal.name} sheet={sheet} {...form} />;
  if (status === "submitted")
    return (
      <>
        <RuledHeading>Awaiting approval</RuledHeading>
        <p className={styles.lead}>
          Submitted {date(submittedAt)}. {contract.supervisor.name}, or an attorney who signs for the firm,
          can approve or return it.
        </p>
      </>
    );
  const verb = status === "returned" ? "Returned" : "Approved";
  return (
    <>
      <RuledHeading>{verb}</RuledHeading>
      <p className={styles.lead}>
        {verb} {decidedByName === null ? "automatically, without a response," : `by ${decidedByName}`}
        {decidedAt !== null && ` on ${date(decidedAt)}`}.{" "}
        <UnconfirmedEmail confirmed={sheet.decidedByEmailConfirmed} />
      </p>
    </>
  );
}

function Figures({ sheet, entries }: { sheet: Timesheet; entries: readonly TimeEntry[] }) {
  const { mediumDate } = useFormat();
  const { minutes, cents, clericalMinutes, approvesItselfAt } = sheet;
  const { rateCents } = sumOf(entries);
  const pay = rateCents === null ? "Pay" : `Pay at ${formatCents(rateCents)}/hr`;
  return (
    <TermList
      terms={[
        { term: "Hours", value: formatHours(minutes) },
        ...(cents === null ? [] : [{ term: pay, value: formatCents(cents) }]),
        { term: "Of which clerical", value: formatHours(clericalMinutes) },
        ...(approvesItselfAt === null
          ? []
          : [{ term: "If unanswered", value: `Approves ${mediumDate(approvesItselfAt)}` }]),
      ]}
    />
  );
}
