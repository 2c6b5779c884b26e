import { InvoicesScreen } from "~/features/invoices/invoices-screen.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/invoices";

export const meta: Route.MetaFunction = () => pageTitle("Invoices");

export default InvoicesScreen;
