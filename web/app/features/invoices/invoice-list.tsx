import { callUrl } from "@caseload/contract/call-url";
import type { InvoiceFilter } from "@caseload/contract/engagements/invoices";
import type { UserType } from "@caseload/contract/roles";
import type { Output } from "~/lib/api-types.ts";
import { endpoints } from "~/lib/endpoints.ts";
import { useMember } from "~/lib/session.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { classNames } from "~/ui/class-names.ts";
import { PagedList } from "~/ui/paged-list.tsx";
import { Segmented } from "~/ui/segmented.tsx";
import { type InvoiceChoices, choiceQuery, ownInvoices } from "./invoice-queries.ts";
import { InvoiceRows } from "./invoice-rows.tsx";
import { InvoiceSkeleton } from "./invoice-skeleton.tsx";
import { filterWords } from "./invoice-text.ts";
import * as styles from "./invoice-list.module.css";

export type InvoiceCounts = Output<"countInvoices">;

/** Undefined while they load, null where they could not be loaded. */
type LoadedCounts = InvoiceCounts | null | undefined;

interface InvoiceListProps {
  choices: InvoiceChoices;
  counts: LoadedCounts;
  onChoose: (choices: InvoiceChoices) => void;
}

/** One's invoices, next due first. */
export function InvoiceList({ choices, counts, onChoose }: InvoiceListProps) {
  const { userType, firmId } = useMember();
  const list = useApiPages("listInvoices", ownInvoices(choices));
  const { status } = choices;
  return (
    <section className="sheet edge" aria-label="Invoices">
      <div className={styles.head}>
        <h2 className="heading">Invoices</h2>
        <StatusChips
          status={status}
          counts={counts}
          userType={userType}
          onChoose={(next) => onChoose({ ...choices, status: next })}
        />
        {userType === "paralegal" && firmId !== null && (
          <Segmented
            label="Side"
            options={sides}
            value={choices.side ?? "both"}
            onChange={(side) => onChoose({ ...choices, side: side === "both" ? null : side })}
          />
        )}
        <span className={styles.order}>Next due first</span>
      </div>
      <PagedList
        list={list}
        noun="invoices"
        errorTitle="We couldn't load your invoices"
        skeleton={<InvoiceSkeleton />}
        empty={
          <div className={styles.empty}>
            <Empty
              status={status}
              userType={userType}
              onShowAll={() => onChoose({ ...choices, status: null })}
            />
          </div>
        }
      >
        {(rows) => <InvoiceRows invoices={rows} />}
      </PagedList>
    </section>
  );
}

const sides: readonly { value: UserType | "both"; label: string }[] = [
  { value: "both", label: "All" },
  { value: "paralegal", label: "Sent by You" },
  { value: "attorney", label: "To Your Firm" },
];

interface StatusChipsProps {
  status: InvoiceFilter | null;
  counts: LoadedCounts;
  userType: UserType;
  onChoose: (status: InvoiceFilter | null) => void;
}

/** One status at a time. Those that are rare show once there is an invoice of theirs. */
function StatusChips({ status, counts, userType, onChoose }: StatusChipsProps) {
  const chips = [
    { value: null, label: "All", count: counts?.all, isRare: false },
    { value: "draft", label: "Draft", count: counts?.draft, isRare: userType === "attorney" },
    { value: "outstanding", label: "Outstanding", count: counts?.outstanding, isRare: false },
    { value: "overdue", label: "Overdue", count: counts?.overdue, isRare: true },
    { value: "paid", label: "Paid", count: counts?.paid, isRare: false },
    { value: "void", label: "Void", count: counts?.void, isRare: true },
  ] as const;
  const isShown = ({ value, count = 0, isRare }: (typeof chips)[number]): boolean =>
    !isRare || count > 0 || value === status;
  return (
    <div className={classNames("chips", styles.statuses)} role="group" aria-label="Status">
      {chips.filter(isShown).map(({ value, label, count }) => (
        <button
          key={label}
          type="button"
          className="chip"
          aria-pressed={value === status}
          onClick={() => onChoose(value)}
        >
          {label}
          {counts === null && " —"}
          {count !== undefined && ` ${count.toLocaleString("en-US")}`}
        </button>
      ))}
    </div>
  );
}

interface EmptyProps {
  status: InvoiceFilter | null;
  userType: UserType;
  onShowAll: () => void;
}

function Empty({ status, userType, onShowAll }: EmptyProps) {
  if (status !== null)
    return (
      <EmptyState
        bare
        art={<DrawerArt />}
        level={3}
        title={`No ${filterWords[status]} invoices`}
        action={<Button onClick={onShowAll}>Show All Invoices</Button>}
      />
    );
  return (
    <EmptyState
      bare
      art={<DrawerArt />}
      level={3}
      title="No invoices yet"
      text={
        userType === "paralegal"
          ? "Invoices for your approved time, milestones and expenses appear here."
          : "Invoices appear here once a paralegal sends them."
      }
      action={<ButtonLink to="/contracts">View Contracts</ButtonLink>}
    />
  );
}

/** The address of the list as a file. */
export const invoicesFile = (choices: InvoiceChoices): string =>
  callUrl(endpoints.downloadInvoices, { query: choiceQuery(choices) });
