import { callUrl } from "@caseload/contract/call-url";
import type { Contract } from "@caseload/contract/engagements/contracts";
import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Link } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { endpoints } from "~/lib/endpoints.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { DayStrip } from "./day-strip.tsx";
import { focusEntry } from "./entry-list.tsx";
import { isEditable, weekStatus } from "./entry-text.ts";
import { OwnEntries } from "./own-entries.tsx";
import { openContracts } from "./open-contracts.ts";
import { TimeDialogs } from "./time-dialogs.tsx";
import { useTimeQuestion } from "./time-question.ts";
import { ownWeek } from "./time-queries.ts";
import { TimerPanel } from "./timer-panel.tsx";
import { useTimerCalls } from "./use-timer-calls.ts";
import { useWeek } from "./use-week.ts";
import { WeekBar } from "./week-bar.tsx";
import { daysOfWeek } from "./week-days.ts";
import { WeekGrid } from "./week-grid.tsx";
import { rowsByContract, type Task } from "./week-rows.ts";
import { WeekSkeleton } from "./week-skeleton.tsx";
import { WeekTotals } from "./week-totals.tsx";
import { isWorkDay } from "./work-days.ts";
import * as styles from "./week-sections.module.css";

const noContracts: readonly Contract[] = [];

/** One's week over all contracts. */
export function OwnTime() {
  const format = useFormat();
  const week = useWeek(null);
  const { monday } = week;
  const time = useApi("listOwnTime", ownWeek(monday));
  const { data: all = noContracts } = useApi("listContracts", openContracts);
  const { asked, ask, setOpen } = useTimeQuestion();
  const { start } = useTimerCalls();
  const [chosenDay, setChosenDay] = useState<string | null>(null);

  const running = all.filter(({ status }) => status === "in_progress");
  const contracts = running.map(({ id, job }) => ({ id, title: job.title }));
  const entries = time.data ?? [];
  const isOpenFor = (day: string, { contractId }: Pick<Task, "contractId">): boolean =>
    running.some((contract) => contract.id === contractId && isWorkDay(contract, day, format));
  const isOpenDay = (day: string): boolean => running.some((contract) => isWorkDay(contract, day, format));
  const days = daysOfWeek(monday);
  const latest = days.findLast(isOpenDay);
  const phoneDay =
    chosenDay !== null && days.includes(chosenDay) ? chosenDay : (latest ?? entries[0]?.day ?? monday);

  return (
    <div className="sheet edge">
      {contracts.length > 0 && (
        <div className={styles.weekFigures}>
          <WeekTotals entries={entries} />
          <div>
            <TimerPanel contracts={contracts} />
          </div>
        </div>
      )}
      <WeekBar week={week} status={weekStatus(entries, [])}>
        {latest !== undefined && (
          <Button size="sm" onClick={() => ask({ kind: "add", day: phoneDay, task: {} })}>
            <Plus className="icon" aria-hidden="true" />
            Add Entry
          </Button>
        )}
      </WeekBar>
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
      {time.data && entries.length === 0 && (
        <div className={styles.empty}>
          <EmptyState
            bare
            art={<DrawerArt />}
            title="No time this week"
            text={
              contracts.length > 0
                ? "Time that you record under any contract appears here. Start the timer, or add an entry."
                : "Once work on a contract starts, you record its time here."
            }
            action={contracts.length === 0 && <ButtonLink to="/contracts">View Contracts</ButtonLink>}
          />
        </div>
      )}
      {entries.length > 0 && (
        <>
          <WeekGrid
            monday={monday}
            rows={rowsByContract(monday, entries)}
            heading="Contract"
            totalLabel="All contracts"
            renderHead={({ task }) => (
              <Link className="link" to={`/contracts/${task.contractId}?tab=time&week=${monday}`}>
                {task.jobTitle}
              </Link>
            )}
            isOpenDay={isOpenFor}
            onOpen={({ task }, day, found) => {
              const [entry, another] = found;
              if (!entry) ask({ kind: "add", day, task: { contractId: task.contractId } });
              else if (!another && isEditable(entry)) ask({ kind: "edit", entry });
              else focusEntry(entry);
            }}
            onStartTimer={({ task }) =>
              start.send({ body: { contractId: task.contractId, narrative: null } })
            }
          />
          <DayStrip
            monday={monday}
            entries={entries}
            chosen={phoneDay}
            isEnabled={isOpenDay}
            onChoose={setChosenDay}
          />
          <OwnEntries entries={entries} phoneDay={phoneDay} withContracts ask={ask} />
        </>
      )}
      <div className={styles.further}>
        {running.map(({ id, job }) => (
          <Link key={id} className="link" to={`/contracts/${id}?tab=time&week=${monday}`}>
            Submit Time for {job.title}
          </Link>
        ))}
        <span className={styles.downloads}>
          <a className="button ghost size-small" href={callUrl(endpoints.downloadOwnTime, {})} download>
            <Download className="icon" aria-hidden="true" /> Download CSV
          </a>
        </span>
      </div>
      <TimeDialogs asked={asked} setOpen={setOpen} contracts={contracts} />
    </div>
  );
}
