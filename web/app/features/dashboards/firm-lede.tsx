import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useMember } from "~/lib/session.ts";
import { Mark } from "~/ui/mark.tsx";
import { ledeOf } from "./pending-actions.ts";

/** The greeting, and what to do next. */
export function FirmLede() {
  const { firstName, permissions } = useMember();
  const format = useFormat();
  const { data: stats } = useApi("dashboardStats");
  const lede = stats && ledeOf(permissions, stats);
  return (
    <>
      {format.greeting()}, {firstName}. {lede?.marked && <Mark>{lede.marked}</Mark>}
      {lede?.rest}
    </>
  );
}
