/** Who learns of what happens to an invoice, and the history that records it. */
import type { InvoiceEventKind } from "@caseload/contract/engagements/invoices";
import type { UserType } from "@caseload/contract/roles";
import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { invoiceEvents } from "../../../platform/db/schema/invoices.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { type Notice, notify } from "../../notifications/notifications/notify.ts";
import { findContractAudience } from "../contracts/notify-parties.ts";
import { invoiceRoles } from "./policy.ts";
import type { InvoiceRow } from "./queries.ts";

type Contract = InvoiceRow["contract"];

/** mayHandleInvoices in policy.ts, as the active members of the firm whom it allows. */
export async function findInvoiceHandlers(tx: Tx, { firmId, attorneyId }: Contract): Promise<number[]> {
  const isSigningAttorney = and(eq(users.id, attorneyId), eq(users.userType, "attorney"));
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.firmId, firmId),
        isNull(users.deactivatedAt),
        or(inArray(users.primaryRole, [...invoiceRoles]), isSigningAttorney),
      ),
    )
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** Refreshes every screen that shows the invoices of a contract. */
export async function announceInvoices(
  tx: Tx,
  contract: Contract,
  ...more: readonly "time"[]
): Promise<void> {
  await announce(tx, { to: await findContractAudience(tx, contract), topics: ["invoices", ...more] });
}

/** `aboutId`: of the member who acted for the firm. */
type NoticeText = Pick<Notice, "title" | "message" | "priority" | "aboutId">;

/** Notifies one side: the paralegal, or everyone of the firm who handles invoices. */
export async function notifyOfInvoice(
  tx: Tx,
  { invoice, contract }: Pick<InvoiceRow, "invoice" | "contract">,
  side: UserType,
  text: NoticeText,
  now: Date,
): Promise<void> {
  const people = side === "paralegal" ? [contract.paralegalId] : await findInvoiceHandlers(tx, contract);
  for (const userId of people)
    await notify(
      tx,
      {
        userId,
        type: "contract",
        actionUrl: `/invoices/${invoice.id}`,
        ...(side === "attorney" && { aboutId: contract.paralegalId }),
        ...text,
      },
      ["invoices"],
      now,
    );
}

interface InvoiceEvent {
  kind: InvoiceEventKind;
  actorId: number;
  note?: string;
  cents?: number;
}

export async function logInvoiceEvent(
  tx: Tx,
  invoiceId: number,
  event: InvoiceEvent,
  now: Date,
): Promise<void> {
  await tx.insert(invoiceEvents).values({ invoiceId, ...event, createdAt: now });
}
