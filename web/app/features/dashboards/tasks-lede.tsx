import { plural } from "~/lib/phrases.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Mark } from "~/ui/mark.tsx";

/** The greeting, and how much of the queue below is the member's own. */
export function TasksLede() {
  const { firstName } = useMember();
  const format = useFormat();
  const { data: counts } = useApi("countTasks");
  return (
    <>
      {format.greeting()}, {firstName}. {counts && <Sentences {...counts} />}
    </>
  );
}

interface Counts {
  yours: { total: number; due: number };
  firm: { total: number };
}

function Sentences({ yours: { total, due }, firm }: Counts) {
  const others = firm.total - total;
  const colleagues = others > 0 && ` ${plural(others, "task is", "tasks are")} with your colleagues.`;
  if (total === 0) return <>You&apos;re all caught up.{colleagues}</>;
  return (
    <>
      <Mark>{plural(total, "task")}</Mark> {total === 1 ? "needs" : "need"} you
      {due > 0 && `, ${due.toLocaleString("en-US")} due by today`}.{colleagues}
    </>
  );
}
