import { LedgerScreen } from "~/features/conflicts/ledger-screen.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/conflicts";

export const meta: Route.MetaFunction = () => pageTitle("Conflict Ledger");

export default LedgerScreen;
