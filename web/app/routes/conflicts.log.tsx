import { ConflictLog } from "~/features/conflicts/conflict-log.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/conflicts.log";

export const meta: Route.MetaFunction = () => pageTitle("Conflict Check Log");

export default ConflictLog;
