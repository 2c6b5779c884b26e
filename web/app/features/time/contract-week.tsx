import { callUrl } from "@caseload/contract/call-url";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { endpoints } from "~/lib/endpoints.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { CapBar } from "./cap-bar.tsx";
import { DayStrip } from "./day-strip.tsx";
import { focusEntry } from "./entry-list.tsx";
import { codesText, weekStatus } from "./entry-text.ts";
import { OwnEntries } from "./own-entries.tsx";
import { ReturnedNotice } from "./returned-notice.tsx";
import { SubmitBar } from "./submit-bar.tsx";
import { TimeDialogs } from "./time-dialogs.tsx";
import { useTimeQuestion } from "./time-question.ts";
import { contractWeek, latestTimesheets } from "./time-queries.ts";
import { TimerPanel } from "./timer-panel.tsx";
import { useTimerCalls } from "./use-timer-calls.ts";
import { useWeek } from "./use-week.ts";
import { WeekBar } from "./week-bar.tsx";
import { daysOfWeek, plusDays } from "./week-days.ts";
import { WeekGrid } from "./week-grid.tsx";
import { rowsByTask, tasksOf, type Task } from "./week-rows.ts";
import { WeekSkeleton } from "./week-skeleton.tsx";
import { firstWorkDay, isWorkDay } from "./work-days.ts";
import * as styles from "./week-sections.module.css";

const none: readonly TimeEntry[] = [];

/** A paralegal's week under one contract: recorded, looked over and submitted. */
export default function ContractWeek({ contract }: { contract: ContractDetail }) {
  const format = useFormat();
  const { id, job } = contract;
  const week = useWeek(firstWorkDay(contract, format.timeZone));
  const { monday } = week;
  const time = useApi("listContractTime", contractWeek(id, monday));
  const { data: sheets = [] } = useApi("listTimesheets", latestTimesheets(id));
  const sums = useApi("getTimeSummary", { params: { id } });
  const summary = sums.data;
  const copied = useCopiedTasks(id, monday);
  const { asked, ask, setOpen } = useTimeQuestion();
  const { start } = useTimerCalls();
  const [chosenDay, setChosenDay] = useState<string | null>(null);

  const entries = time.data ?? none;
  const own = sheets.filter(({ weekStart }) => weekStart === monday);
  const open = { id, title: job.title };
  const contracts = contract.status === "in_progress" ? [open] : [];
  const isOpenDay = (day: string): boolean => isWorkDay(contract, day, format);
  const days = daysOfWeek(monday);
  const latest = days.findLast(isOpenDay);
  const phoneDay =
    chosenDay !== null && days.includes(chosenDay) ? chosenDay : (latest ?? entries[0]?.day ?? monday);
  const rows = rowsByTask(monday, entries, copied.tasks);
  const add = (day: string, task: Partial<Task> = {}): void =>
    ask({ kind: "add", day, task: { ...task, contractId: id } });

  return (
    <>
      {(summary || contracts.length > 0) && (
        <div className={styles.weekFigures}>
          {summary && <CapBar summary={summary} />}
          {contracts.length > 0 && (
            <div>
              <TimerPanel contracts={contracts} ofContract={id} />
            </div>
          )}
        </div>
      )}
      {sums.error && !summary && (
        <div className={styles.failure}>
          <InlineAlert
            title="We couldn't load the hours under the cap"
            text={errorText(sums.error, "Try again.")}
            onRetry={() => void sums.refetch()}
            retrying={sums.isFetching}
          />
        </div>
      )}
      <WeekBar week={week} status={weekStatus(entries, own)}>
        {latest !== undefined && (
          <>
            <Button variant="ghost" size="sm" onClick={copied.copy}>
              Copy Last Week's Tasks
            </Button>
            <Button size="sm" onClick={() => add(days.includes(phoneDay) ? phoneDay : latest)}>
              <Plus className="icon" aria-hidden="true" />
              Add Entry
            </Button>
          </>
        )}
      </WeekBar>
      {own.map((sheet) => (
        <ReturnedNotice key={sheet.id} sheet={sheet} />
      ))}
      {copied.isEmpty && <p className={styles.copied}>Last week has no tasks to copy.</p>}
      {time.error && (
        <div className={styles.failure}>
          <InlineAlert
            title="We couldn't load this week's time"
            text={errorText(time.error, "Check your connection and try again.")}
            onRetry={() => void time.refetch()}
          />
        </div>
      )}
      {time.isPending && <WeekSkeleton />}
      {time.data && (
        <>
          {rows.length > 0 && (
            <WeekGrid
              monday={monday}
              rows={rows}
              heading="Task"
              totalLabel="All tasks"
              renderHead={({ task }) => (
                <>
                  {task.narrative}
                  {codesText(task) && <small>{codesText(task)}</small>}
                </>
              )}
              isOpenDay={isOpenDay}
              onOpen={(row, day, found) => openCell({ row: row.task, day, found, ask, add })}
              onStartTimer={
                contracts.length > 0
                  ? ({ task }) => start.send({ body: { contractId: id, narrative: task.narrative } })
                  : undefined
              }
            />
          )}
          <DayStrip
            monday={monday}
            entries={entries}
            chosen={phoneDay}
            isEnabled={isOpenDay}
            onChoose={setChosenDay}
          />
          {entries.length === 0 && rows.length === 0 ? (
            <div className={styles.empty}>
              <EmptyState
                bare
                art={<DrawerArt />}
                title="No time this week"
                text={
                  contracts.length > 0
                    ? "Time that you record for this week appears here. Start the timer, or add an entry."
                    : "Time that was recorded for this week appears here."
                }
              />
            </div>
          ) : (
            <OwnEntries entries={entries} phoneDay={phoneDay} ask={ask} />
          )}
          <SubmitBar
            contractId={id}
            monday={monday}
            entries={entries}
            isAwaiting={own.some(({ status }) => status === "submitted")}
          />
        </>
      )}
      <div className={styles.further}>
        <span className={styles.downloads}>
          <a
            href={callUrl(endpoints.downloadContractTime, { params: { id } })}
            className="button ghost size-small"
            download
          >
            <Download className="icon" aria-hidden="true" /> Time as CSV
          </a>
          <a
            href={callUrl(endpoints.downloadTimesheets, { params: { id } })}
            className="button ghost size-small"
            download
          >
            <Download className="icon" aria-hidden="true" /> Timesheets as CSV
          </a>
        </span>
      </div>
      <TimeDialogs asked={asked} setOpen={setOpen} contracts={[open]} />
    </>
  );
}

interface OpenedCell {
  row: Task;
  day: string;
  found: readonly TimeEntry[];
  ask: ReturnType<typeof useTimeQuestion>["ask"];
  add: (day: string, task: Partial<Task>) => void;
}

/** An empty cell adds an entry, one editable entry is edited; several, and those that are locked, are shown below. */
function openCell({ row, day, found, ask, add }: OpenedCell): void {
  const [entry, another] = found;
  if (!entry) add(day, row);
  else if (!another && (entry.status === "draft" || entry.status === "returned"))
    ask({ kind: "edit", entry });
  else focusEntry(entry);
}

/** The tasks of the week before as rows without time, once they are asked for. */
function useCopiedTasks(contractId: number, monday: string) {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const isAsked = askedFor === monday;
  const before = plusDays(monday, -7);
  const { data } = useApi("listContractTime", contractWeek(contractId, before), { enabled: isAsked });
  const tasks = isAsked && data ? tasksOf(before, data) : [];
  return {
    tasks,
    isEmpty: isAsked && data !== undefined && tasks.length === 0,
    copy: () => setAskedFor(monday),
  };
}
