import { roleLabel } from "@caseload/contract/role-label";
import type { Contract } from "@caseload/contract/engagements/contracts";
import type { ManagedJob } from "@caseload/contract/jobs/postings";
import type { PrimaryRole } from "@caseload/contract/roles";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { JobStatusBadge } from "~/ui/badge.tsx";
import { ContractStatusBadge } from "~/ui/contract-status-badge.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./firm-work.module.css";

const maxRows = 5;

/** What a member does for the firm, before anything else: assignments, postings and colleagues. */
export default function FirmWork() {
  const { permissions, firmName, userType } = useMember();
  return (
    <section className={styles.firmWork} aria-label={firmName ?? "Your firm"}>
      <Assignments />
      {(userType === "attorney" || permissions.includes("job:create")) && <Postings />}
      {permissions.includes("user:view") ? <Team /> : <Attorneys />}
    </section>
  );
}

interface PartProps {
  title: string;
  link: ReactNode;
  children: ReactNode;
}

const Part = ({ title, link, children }: PartProps) => (
  <div className={styles.part}>
    <div className={styles.head}>
      <h2 className="title">{title}</h2>
      {link}
    </div>
    {children}
  </div>
);

interface ListProps<Row> {
  call: { data?: readonly Row[] | undefined; error: { text: string } | null };
  empty: string;
  children: (row: Row) => ReactNode;
}

function List<Row>({ call: { data, error }, empty, children }: ListProps<Row>) {
  if (!data) {
    return error ? (
      <p className="muted ui-text">{error.text}</p>
    ) : (
      <Loading>
        <Skeleton />
      </Loading>
    );
  }
  if (data.length === 0) return <p className="muted ui-text">{empty}</p>;
  return <ul className="sheet edge">{data.slice(0, maxRows).map(children)}</ul>;
}

function Assignments() {
  const { permissions, userType } = useMember();
  const isAttorney = userType === "attorney";
  const recordsTime = !isAttorney && !permissions.includes("application:review");
  const call = useApi("listContracts", {
    // Attorneys who review applications see every contract of the firm.
    query: { state: "active", order: "due", limit: maxRows, ...(isAttorney && { whose: "mine" as const }) },
  });
  return (
    <Part
      title="Assignments"
      link={
        <span className={styles.links}>
          {recordsTime && (
            <Link className="link touch-link ui-text" to="/time">
              Submit Timesheets
            </Link>
          )}
          <Link className="link touch-link ui-text" to="/contracts">
            View All
          </Link>
        </span>
      }
    >
      <List call={call} empty="Contracts you work on or manage for your firm appear here, next due first.">
        {(contract) => <Assignment key={contract.id} contract={contract} />}
      </List>
    </Part>
  );
}

function Assignment({ contract: { id, job, otherUser, projectDeadline, status } }: { contract: Contract }) {
  const format = useFormat();
  return (
    <li>
      <Link className={styles.entry} to={`/contracts/${id}`}>
        <span>
          <b>{job.title}</b>
          <small>{otherUser.name}</small>
        </span>
        <span className={styles.state}>
          <ContractStatusBadge status={status} />
          <small>{projectDeadline === null ? "No due date" : `Due ${format.day(projectDeadline)}`}</small>
        </span>
      </Link>
    </li>
  );
}

function Postings() {
  const call = useApi("listManagedJobs", { query: { whose: "mine", order: "newest", limit: maxRows } });
  return (
    <Part
      title="Your postings"
      link={
        <Link className="link touch-link ui-text" to="/jobs/post">
          Post Job
        </Link>
      }
    >
      <List call={call} empty="Drafts and postings awaiting approval appear here.">
        {(posting) => <Posting key={posting.id} posting={posting} />}
      </List>
    </Part>
  );
}

function Posting({ posting: { id, title, status, returned, createdAt } }: { posting: ManagedJob }) {
  const format = useFormat();
  return (
    <li>
      <Link className={styles.entry} to={`/jobs/${id}`}>
        <span>
          <b>{title}</b>
          <small>{returned ? "Sent back with comments" : format.date(createdAt)}</small>
        </span>
        <JobStatusBadge status={status} />
      </Link>
    </li>
  );
}

interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly primaryRole: PrimaryRole | null;
}

function Team() {
  // One more than are shown, because the viewer is left out.
  const call = useApi("listTeam", { query: { limit: maxRows + 1 } });
  return <Colleagues call={call} />;
}

/** Roles that may not see the team see whom they may work for. */
function Attorneys() {
  const call = useApi("listAttorneys");
  return <Colleagues call={call} />;
}

function Colleagues({ call }: { call: ListProps<Colleague>["call"] }) {
  const { id: own } = useMember();
  const others = call.data?.filter(({ id }) => id !== own);
  return (
    <Part
      title="Colleagues"
      link={
        <Link className="link touch-link ui-text" to="/team">
          Team
        </Link>
      }
    >
      <List call={{ ...call, data: others }} empty="Your colleagues appear here.">
        {({ id, name, primaryRole }) => (
          <li key={id}>
            <Link className={styles.entry} to={`/messages/${id}`}>
              <span>
                <b>{name}</b>
                <small>{primaryRole === null ? "No role yet" : roleLabel(primaryRole)}</small>
              </span>
              <span className="link ui-text">Message</span>
            </Link>
          </li>
        )}
      </List>
    </Part>
  );
}
