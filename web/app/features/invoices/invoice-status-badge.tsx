import { invoiceStatusLabels, paymentStatusLabels } from "@caseload/contract/engagements/invoice-labels";
import type { Invoice, InvoiceStatus, PaymentStatus } from "@caseload/contract/engagements/invoices";
import { Badge, type BadgeTone } from "~/ui/badge.tsx";
import type { StatusGlyphName, StatusGlyphShape } from "~/ui/status-glyph.tsx";

type Treatment = readonly [BadgeTone, StatusGlyphName | StatusGlyphShape];

const circle = "M6 1.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8z";

const treatments: Record<InvoiceStatus | "overdue", Treatment> = {
  draft: ["line", "s-draft"],
  sent: ["pen", { stroke: "M2 6h7.5M6.5 3l3 3-3 3" }],
  viewed: [
    "pen",
    {
      stroke:
        "M1 6s1.8-3.4 5-3.4S11 6 11 6 9.2 9.4 6 9.4 1 6 1 6zM6 4.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z",
    },
  ],
  partly_paid: ["brass", { stroke: circle, fill: "M6 6V1.6A4.4 4.4 0 0 1 10.4 6z" }],
  paid: ["green", "check"],
  disputed: ["brass", { stroke: "M3 10.6V1.8h6.4L7.6 4.2l1.8 2.4H3" }],
  void: ["line", "s-closed"],
  overdue: ["red", { stroke: "M6 2v5M6 9.9v.1" }],
};

export function InvoiceStatusBadge({ invoice }: { invoice: Pick<Invoice, "status" | "overdue"> }) {
  const status = invoice.overdue ? "overdue" : invoice.status;
  const [tone, glyph] = treatments[status];
  return (
    <Badge tone={tone} glyph={glyph}>
      {invoiceStatusLabels[status]}
    </Badge>
  );
}

const paymentTreatments: Record<PaymentStatus, Treatment> = {
  pending: ["brass", { stroke: circle, dashes: "2.2 2.4" }],
  confirmed: ["green", "check"],
  denied: ["red", "cross"],
};

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const [tone, glyph] = paymentTreatments[status];
  return (
    <Badge tone={tone} glyph={glyph}>
      {paymentStatusLabels[status]}
    </Badge>
  );
}
