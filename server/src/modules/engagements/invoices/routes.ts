import { invoiceEndpoints } from "@caseload/contract/engagements/invoices";
import { newInvoice } from "@caseload/contract/engagements/new-invoice";
import { paymentEndpoints } from "@caseload/contract/engagements/payments";
import { idParams } from "@caseload/contract/fields";
import { invoiceErrorMessages } from "@caseload/contract/engagements/invoice-error-messages";
import type { UserType } from "@caseload/contract/roles";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import { requireParty } from "../contracts/queries.ts";
import { answerPayment } from "./answer-payment.ts";
import { createInvoice, deleteDraft } from "./create-invoice.ts";
import { disputeInvoice, resolveDispute } from "./dispute-invoice.ts";
import { downloadInvoice } from "./download-invoice.ts";
import { invoicesCsv } from "./invoice-csv.ts";
import { readInvoice, readOwnInvoiceable } from "./read-invoice.ts";
import { presentInvoice, presentInvoiceDetail, presentPayment } from "./present.ts";
import { countInvoices, findPayments, listInvoices, readInvoices, requireInvoice } from "./queries.ts";
import { recordPayment } from "./record-payment.ts";
import { remindPayer } from "./remind-payer.ts";
import { sendInvoice } from "./send-invoice.ts";
import { markViewed } from "./view-invoice.ts";
import { voidInvoice } from "./void-invoice.ts";

const done = { success: true as const };

export function invoiceRoutes(register: Register, deps: Deps): void {
  const { db, clock } = deps;

  async function showInvoice(actor: Actor, id: number) {
    const { row, details } = await readInvoice(db, actor, id);
    return presentInvoiceDetail(row, details, actor, clock());
  }

  /** @throws HttpError 404 when the viewer's invoice has no such payment */
  async function showPayment(actor: Actor, invoiceId: number, paymentId: number) {
    await requireInvoice(db, actor, invoiceId);
    const row = (await findPayments(db, invoiceId)).find(({ payment }) => payment.id === paymentId);
    if (!row) throw notFound(invoiceErrorMessages.paymentNotFound);
    return presentPayment(row);
  }

  /** Strangers get 404 whatever they send, before the body is checked. */
  const beforeOn =
    (requireAccess: (actor: Actor, id: number) => Promise<unknown>) =>
    async ({ actor, params }: FastifyRequest) => {
      const named = idParams.safeParse(params);
      if (actor && named.success) await requireAccess(actor, named.data.id);
    };
  const onInvoice = (side?: UserType) => ({
    before: beforeOn((actor, id) => requireInvoice(db, actor, id, side)),
  });

  register(invoiceEndpoints.getInvoiceable, async ({ actor, params, query }) =>
    readOwnInvoiceable(db, actor, params.id, query.through),
  );

  register(
    invoiceEndpoints.createInvoice,
    async ({ actor, params, body }) => {
      const input = body ?? newInvoice.parse({});
      return showInvoice(actor, await createInvoice(db, actor, params.id, input, clock()));
    },
    {
      before: beforeOn((actor, id) => requireParty(db, actor, id, "paralegal")),
      reread: ({ id }, { actor }) => showInvoice(actor, id),
    },
  );

  register(invoiceEndpoints.listInvoices, async ({ actor, query }) => {
    const now = clock();
    const { rows, next } = await listInvoices(db, actor, query, now);
    return { rows: rows.map((row) => presentInvoice(row, actor, now)), next };
  });

  register(invoiceEndpoints.countInvoices, async ({ actor, query }) =>
    countInvoices(db, actor, query, clock()),
  );

  register(invoiceEndpoints.downloadInvoices, async ({ actor, query, reply }) => {
    const now = clock();
    return sendCsv(reply, "caseload-invoices", invoicesCsv(await readInvoices(db, actor, query, now), now));
  });

  register(invoiceEndpoints.getInvoice, async ({ actor, params }) => {
    await markViewed(db, actor, await requireInvoice(db, actor, params.id), clock());
    return showInvoice(actor, params.id);
  });

  register(invoiceEndpoints.downloadInvoice, async ({ actor, params, reply }) =>
    downloadInvoice(deps, actor, params.id, reply),
  );

  register(invoiceEndpoints.deleteInvoice, async ({ actor, params }) => {
    await deleteDraft(db, actor, params.id);
    return done;
  });

  register(invoiceEndpoints.sendInvoice, async ({ actor, params }) => {
    await sendInvoice(db, actor, params.id, clock());
    return showInvoice(actor, params.id);
  });

  register(invoiceEndpoints.remindPayer, async ({ actor, params }) => {
    await remindPayer(db, actor, params.id, clock());
    return showInvoice(actor, params.id);
  });

  register(
    invoiceEndpoints.voidInvoice,
    async ({ actor, params, body }) => {
      await voidInvoice(db, actor, params.id, body.reason, clock());
      return showInvoice(actor, params.id);
    },
    onInvoice("paralegal"),
  );

  register(
    invoiceEndpoints.disputeInvoice,
    async ({ actor, params, body }) => {
      await disputeInvoice(db, actor, params.id, body, clock());
      return showInvoice(actor, params.id);
    },
    onInvoice("attorney"),
  );

  register(
    invoiceEndpoints.resolveDispute,
    async ({ actor, params, body }) => {
      await resolveDispute(db, actor, params.id, body.note, clock());
      return showInvoice(actor, params.id);
    },
    onInvoice(),
  );

  register(
    paymentEndpoints.recordPayment,
    async ({ actor, params, body }) =>
      showPayment(actor, params.id, await recordPayment(db, actor, params.id, body, clock())),
    { ...onInvoice("attorney"), reread: ({ id }, { actor, params }) => showPayment(actor, params.id, id) },
  );

  register(paymentEndpoints.confirmPayment, async ({ actor, params }) => {
    await answerPayment(db, actor, params.id, { paymentId: params.pid, reason: null }, clock());
    return showInvoice(actor, params.id);
  });

  register(
    paymentEndpoints.denyPayment,
    async ({ actor, params, body }) => {
      await answerPayment(db, actor, params.id, { paymentId: params.pid, reason: body.reason }, clock());
      return showInvoice(actor, params.id);
    },
    onInvoice("paralegal"),
  );
}
