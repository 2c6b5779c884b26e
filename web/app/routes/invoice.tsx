import { InvoicePage } from "~/features/invoices/invoice-page.tsx";
import { idOf } from "~/lib/addresses.ts";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/invoice";

export const meta: Route.MetaFunction = () => pageTitle("Invoice");

export default function InvoiceScreen({ params }: Route.ComponentProps) {
  const id = idOf(params.id);
  return <InvoicePage key={id} id={id} />;
}
