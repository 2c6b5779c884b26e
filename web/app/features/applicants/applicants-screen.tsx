import { applicantLimits } from "@caseload/contract/hiring/applicant-options";
import type { Applicant } from "@caseload/contract/hiring/applicants";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { applicationMoves, mayMove } from "@caseload/contract/lifecycles";
import { applicationToasts } from "@caseload/contract/hiring/application-toasts";
import { Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useWasTrue } from "~/lib/use-was-true.ts";
import { classNames } from "~/ui/class-names.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { ReasonDialog } from "~/ui/reason-dialog.tsx";
import { AcceptDialog } from "./accept-dialog.tsx";
import { ApplicantDetail } from "./applicant-detail.tsx";
import { ApplicantRow, isUndecided } from "./applicant-row.tsx";
import { BulkBar, CountsFailure, Filters, Rows, RowSkeleton, totalOf } from "./applicants-list.tsx";
import { CompareTray } from "./compare-tray.tsx";
import * as styles from "./applicants-screen.module.css";
import { useApplicantKeys } from "./use-applicant-keys.ts";
import { useApplicantsAddress } from "./use-applicants-address.ts";
import { useDecision } from "./use-decision.ts";
import { usePlannedDecisions } from "./use-planned-decisions.ts";

const ApplicantShortcuts = vitalPart(() => import("./applicant-shortcuts.tsx"));
const CompareApplicants = vitalPart(() => import("./compare-applicants.tsx"));

/** Rows of one request. */
const pageRows = 50;
interface ApplicantsScreenProps {
  /** Inside a page with a title and a sheet of its own. */
  inTab?: boolean;
}

/** The applications to the firm's postings: the list at the left, the chosen one at the right. */
export default function ApplicantsScreen({ inTab = false }: ApplicantsScreenProps) {
  const address = useApplicantsAddress();
  const { jobId, status, sort, applicationId, compared } = address;
  const filters = { ...(jobId !== null && { jobId }), ...(status !== null && { status }) };
  const list = useApiPages("listApplicants", { query: { ...filters, sort, limit: pageRows } });
  const counts = useApi("countApplicants", { query: jobId === null ? {} : { jobId } });
  const decisions = usePlannedDecisions();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [rejecting, setRejecting] = useState<readonly Applicant[]>([]);
  const [isRejecting, setIsRejecting] = useState(false);
  const [accepting, setAccepting] = useState<Applicant | null>(null);
  const [isAccepting, setIsAccepting] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const wasHelping = useWasTrue(isHelping);
  const navigate = useNavigate();

  const { rows } = list;
  const at = rows.findIndex(({ id }) => id === applicationId);
  // Those outside of what is loaded: opened by a link, or chosen for comparison.
  const missing = [...new Set([applicationId, ...compared])]
    .filter((id) => id !== null)
    .filter((id) => !rows.some((row) => row.id === id))
    .slice(0, applicantLimits.compare);
  const others = useApi(
    "listApplicants",
    { query: { id: missing } },
    { enabled: missing.length > 0 && !list.isPending },
  );
  const known = [...rows, ...(others.data ?? [])];
  const find = (id: number | null) => known.find((row) => row.id === id);
  const open = find(applicationId);
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const statusOf = decisions.statusOf;

  function show(applicant: Applicant | undefined): void {
    if (!applicant) return;
    const go = applicationId === null ? address.enter : address.change;
    go({ application: applicant.id });
  }
  const next = rows[at + 1];
  const previous = at > 0 ? rows[at - 1] : undefined;
  /** The following undecided applicant, so that a decision leads on to the next one. */
  const following = (decided: readonly Applicant[]) =>
    [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find(
      (row) =>
        isUndecided(statusOf(row)) &&
        !decided.some(({ id }) => id === row.id) &&
        statusOf(row) === row.status,
    );
  function plan(to: "reviewing" | "rejected", decided: readonly Applicant[], reason?: string): void {
    decisions.plan(to, decided, reason);
    setTicked(new Set());
    if (open && decided.some(({ id }) => id === open.id)) show(following(decided));
  }
  const may = (applicant: Applicant | undefined, move: keyof typeof applicationMoves) =>
    applicant !== undefined && mayMove(statusOf(applicant), applicationMoves[move]);
  function shortlist(applicants: readonly Applicant[]): void {
    const possible = applicants.filter((each) => may(each, "shortlist"));
    if (possible.length > 0) plan("reviewing", possible);
  }
  function askToReject(applicants: readonly Applicant[]): void {
    const possible = applicants.filter((each) => may(each, "reject"));
    if (possible.length === 0) return;
    setRejecting(possible);
    setIsRejecting(true);
  }
  const compare = (ids: readonly number[]): void =>
    address.change({ with: [...new Set(ids)].slice(0, applicantLimits.compare) });
  const toggleCompared = (id: number): void =>
    compare(compared.includes(id) ? compared.filter((each) => each !== id) : [...compared, id]);
  function tick(id: number, isTicked: boolean): void {
    setTicked((now) => (isTicked ? new Set([...now, id]) : new Set([...now].filter((each) => each !== id))));
  }
  const accept = (applicant: Applicant | undefined): void => {
    if (!applicant || !may(applicant, "accept")) return;
    setAccepting(applicant);
    setIsAccepting(true);
  };
  const undo = (id: number): void => {
    decisions.forget([id]);
    decisions.undo([id]);
  };

  useApplicantKeys({
    "?": () => setHelping(true),
    ...(address.isComparing
      ? { e: () => address.change({ view: null }) }
      : {
          j: () => show(next),
          k: () => show(previous),
          s: () => open && shortlist([open]),
          a: () => accept(open),
          r: () => open && askToReject([open]),
          u: decisions.undoLast,
          m: () => open && void navigate(`/messages/${open.paralegal.id}`),
          c: () => open && toggleCompared(open.id),
          e: () => compared.length > 1 && address.enter({ view: "compare" }),
          x: () => open && may(open, "reject") && tick(open.id, !ticked.has(open.id)),
        }),
  });
  useEffect(() => {
    if (at >= rows.length - 2 && list.hasMore && !list.isLoadingMore && !list.error && at >= 0)
      list.loadMore();
  });
  const wasAt = useRef(applicationId);
  useEffect(() => {
    if (wasAt.current === applicationId) return;
    focusOn(applicationId ?? wasAt.current);
    wasAt.current = applicationId;
  }, [applicationId]);

  const total = totalOf(counts.data, status);
  const names = rejecting.length === 1 ? rejecting[0]?.paralegal.name : undefined;
  return (
    <div className={classNames(styles.screen, inTab && styles.inTab)}>
      {address.isComparing && compared.length > 0 ? (
        <Suspense fallback={<RowSkeleton />}>
          <CompareApplicants
            ids={compared}
            statusOf={statusOf}
            backTo={address.linkTo({ view: null })}
            onRemove={toggleCompared}
            onAccept={accept}
            onReject={(applicant) => askToReject([applicant])}
          />
        </Suspense>
      ) : (
        <>
          <CountsFailure counts={counts} />
          <Filters
            address={address}
            jobs={counts.data?.jobs ?? []}
            total={total}
            onHelp={() => setHelping(true)}
            inTab={inTab}
          />
          <div
            className={classNames(!inTab && "sheet", styles.split, applicationId !== null && styles.reading)}
          >
            <section className={styles.listPane} aria-label="Applicants">
              {chosen.length > 0 ? (
                <BulkBar
                  count={chosen.length}
                  onShortlist={() => shortlist(chosen)}
                  onCompare={() => compare([...compared, ...chosen.map(({ id }) => id)])}
                  onReject={() => askToReject(chosen)}
                  onClear={() => setTicked(new Set())}
                />
              ) : (
                <p className={styles.listHead} role="status">
                  {counts.isPending
                    ? "Loading"
                    : total !== undefined && `${total} ${total === 1 ? "application" : "applications"}`}
                </p>
              )}
              <Rows
                list={list}
                isFiltered={jobId !== null || status !== null}
                onClearFilters={() => address.change({ job: null, status: null })}
              >
                {rows.map((row) => (
                  <ApplicantRow
                    key={row.id}
                    applicant={row}
                    status={statusOf(row)}
                    to={address.linkTo({ application: row.id })}
                    isOpen={row.id === applicationId}
                    isTicked={ticked.has(row.id)}
                    isCompared={compared.includes(row.id)}
                    onOpen={() => show(row)}
                    onTick={(isTicked) => tick(row.id, isTicked)}
                  />
                ))}
              </Rows>
            </section>
            <div className={styles.detailPane}>
              {open ? (
                <ApplicantDetail
                  key={open.id}
                  applicant={open}
                  status={statusOf(open)}
                  isCompared={compared.includes(open.id)}
                  place={at >= 0 && total !== undefined ? `${at + 1} of ${total}` : null}
                  backTo={address.linkTo({ application: null })}
                  onShortlist={() => shortlist([open])}
                  onAccept={() => accept(open)}
                  onReject={() => askToReject([open])}
                  onUndo={() => undo(open.id)}
                  onCompare={() => toggleCompared(open.id)}
                  onNext={next ? () => show(next) : null}
                  onPrevious={previous ? () => show(previous) : null}
                />
              ) : (
                <NothingOpen
                  isAsked={applicationId !== null}
                  isLoading={list.isPending || others.isLoading}
                />
              )}
            </div>
          </div>
          {compared.length > 0 && (
            <CompareTray
              people={compared.flatMap((id) => find(id) ?? [])}
              to={address.linkTo({ view: "compare" })}
              onRemove={toggleCompared}
              onClear={() => compare([])}
            />
          )}
        </>
      )}
      <ReasonDialog
        open={isRejecting}
        onOpenChange={setIsRejecting}
        title={
          rejecting.length === 1 ? "Reject this application?" : `Reject ${rejecting.length} applications?`
        }
        text={`${names ?? "The applicants"} will be notified in ${applicantLimits.undoSeconds} seconds. Until then you can undo this.`}
        cancelLabel="Cancel"
        confirmLabel={rejecting.length === 1 ? "Reject Application" : "Reject Applications"}
        pendingLabel="Rejecting"
        tone="danger"
        hint={names ? `${names} will see it.` : "Each of them will see it."}
        optional
        quick
        max={engagementLimits.rejectionReason}
        call={{ isPending: false, error: null, reset: () => undefined }}
        failure={applicationToasts.rejectFailed.title}
        finalFocus={() => document.getElementById(`applicant-${applicationId}`)}
        onConfirm={(reason) => {
          setIsRejecting(false);
          plan("rejected", rejecting, reason);
        }}
      />
      {accepting && (
        <Accepting
          key={accepting.id}
          applicant={find(accepting.id) ?? accepting}
          open={isAccepting}
          onClose={() => setIsAccepting(false)}
        />
      )}
      {wasHelping && (
        <LateDialog onOpenChange={setHelping}>
          <ApplicantShortcuts open={isHelping} onOpenChange={setHelping} />
        </LateDialog>
      )}
    </div>
  );
}

/** Focus follows the chosen row, which scrolls into view; where the list is hidden, the application does. */
function focusOn(id: number | null): void {
  const row = document.getElementById(`applicant-${id}`);
  if (row?.checkVisibility()) {
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: "nearest" });
  } else document.getElementById(`application-${id}`)?.scrollIntoView();
}

function NothingOpen({ isAsked, isLoading }: { isAsked: boolean; isLoading: boolean }) {
  if (isLoading) return <RowSkeleton />;
  return (
    <div className={styles.nothingOpen}>
      <p className="title">
        {isAsked ? "This application doesn't exist or has been removed." : "Choose an applicant"}
      </p>
      {!isAsked && (
        <p>
          Press <kbd className={styles.keyCap}>J</kbd> for the first one. When you open an application, the
          applicant sees that you viewed it.
        </p>
      )}
    </div>
  );
}

interface AcceptingProps {
  applicant: Applicant;
  open: boolean;
  onClose: () => void;
}

/** The offer of one applicant, until it is closed. */
function Accepting({ applicant, open, onClose }: AcceptingProps) {
  const { decide, deciding } = useDecision(applicant.id);
  return (
    <AcceptDialog
      application={applicant}
      open={open}
      onClose={onClose}
      pending={deciding === "accepted"}
      onAccept={(rejectOthers) => decide("accepted", { rejectOthers, onDone: onClose })}
    />
  );
}
