import { Link } from "react-router";
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
  const colleagues = firm.total > total && (
    <>
      {" "}
      <Link to="?tasks=firm#needs-you" className="link">
        Others
      </Link>{" "}
      are with your colleagues.
    </>
  );
  if (total === 0) return <>You&apos;re all caught up.{colleagues}</>;
  return (
    <>
      <Mark>
        <Link to="?tasks=yours#needs-you">{plural(total, "task")}</Link>
      </Mark>{" "}
      {total === 1 ? "needs" : "need"} your attention{dueText(total, due)}.{colleagues}
    </>
  );
}

/** In words, because the list below is ordered by it and not narrowed to it. */
function dueText(total: number, due: number): string {
  if (due === 0) return "";
  if (due < total) return ", some of them due now";
  return total === 1 ? ", due now" : ", all due now";
}
