import type { TaskScope } from "@caseload/contract/reporting/task-kinds";
import type { Task } from "@caseload/contract/reporting/tasks";
import { type ReactNode, useId } from "react";
import { useSearchParams } from "react-router";
import { plural } from "~/lib/phrases.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Segmented } from "~/ui/segmented.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { SheetList } from "./sheet-states.tsx";
import { taskText } from "./task-texts.ts";
import * as styles from "./needs-you.module.css";

/** Tasks of one request, and so of the screen until more are asked for. */
export const pageRows = 8;
/** Below so many, the sheet has room to say that there are no more. */
const fewTasks = 3;

/** Whose tasks are shown. */
export const useTaskScope = (): TaskScope =>
  useSearchParams()[0].get("tasks") === "firm" ? "firm" : "yours";

/** What the member may sign, approve, review, pay or reply to, the most urgent first; the scope is in the address. */
export function NeedsYou() {
  const [, setAddress] = useSearchParams();
  const titleId = useId();
  const { data: counts } = useApi("countTasks");
  const scope = useTaskScope();
  const list = useApiPages("listTasks", { query: { scope, limit: pageRows } });
  const choose = (next: TaskScope): void =>
    setAddress(
      (now) => {
        if (next === "firm") now.set("tasks", next);
        else now.delete("tasks");
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const written = (of: TaskScope): string => (counts ? ` ${counts[of].total.toLocaleString("en-US")}` : "");
  return (
    <section id="needs-you" aria-labelledby={titleId} className={styles.needsYou}>
      <div className={styles.head}>
        <h2 className="title" id={titleId}>
          Needs You {counts && <small>{counts[scope].total.toLocaleString("en-US")}</small>}
        </h2>
        <Segmented
          label="Whose tasks"
          options={[
            { value: "yours", label: `Yours${written("yours")}` },
            { value: "firm", label: `Firm${written("firm")}` },
          ]}
          value={scope}
          onChange={choose}
        />
      </div>
      <div className={classNames("sheet edge", styles.sheet)}>
        <SheetList
          list={list}
          noun="tasks"
          errorTitle="We couldn't load your tasks"
          skeleton={<TaskSkeletons />}
          empty={
            <NothingDue
              others={scope === "yours" ? counts?.firm.total : undefined}
              onShow={() => choose("firm")}
            />
          }
        >
          {(rows) => (
            <>
              <ul className={styles.tasks}>
                {rows.map((task) => (
                  <TaskRow key={`${task.kind}-${task.partId}`} task={task} />
                ))}
              </ul>
              {rows.length < fewTasks && (
                <p className={styles.rest}>That&apos;s all for now. New tasks appear here as they come in.</p>
              )}
            </>
          )}
        </SheetList>
      </div>
    </section>
  );
}

function TaskRow({ task }: { task: Task }) {
  const titleId = useId();
  const { verb, title, detail, when, isDue, action, to } = taskText(task, useFormat());
  return (
    <li>
      <p className={styles.kind}>
        {verb} <small className={classNames(isDue && styles.isDue)}>{when}</small>
      </p>
      <div className={styles.about}>
        <b id={titleId}>{title}</b> <UnconfirmedEmail confirmed={task.emailConfirmed} />
        <span>{detail}</span>
      </div>
      <ButtonLink size="sm" className={styles.action} to={to} aria-describedby={titleId}>
        {action}
      </ButtonLink>
    </li>
  );
}

interface NothingDueProps {
  /** Tasks of colleagues that the member may do too. */
  others: number | undefined;
  onShow: () => void;
}

function NothingDue({ others = 0, onShow }: NothingDueProps): ReactNode {
  return (
    <div className={styles.nothing}>
      <p>
        <b>You&apos;re all caught up</b>
        <span>
          {others > 0
            ? `You can also handle ${plural(others, "task")} assigned to your colleagues.`
            : "Agreements to sign, hours and postings to approve, applications to review, invoices to pay and messages to reply to appear here."}
        </span>
      </p>
      {others > 0 && (
        <Button size="sm" onClick={onShow}>
          Show Firm Tasks
        </Button>
      )}
    </div>
  );
}

const TaskSkeletons = () => (
  <Loading className={styles.tasks}>
    {Array.from({ length: 3 }, (_, at) => (
      <div className={styles.skeletonRow} key={at}>
        <Skeleton shape="word" />
        <Skeleton shape="short" />
      </div>
    ))}
  </Loading>
);
