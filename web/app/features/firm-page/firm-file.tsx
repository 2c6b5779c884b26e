import type { PublicFirm } from "@caseload/contract/firms/firms";
import { jobLocation, postedPay, weeklyHours } from "@caseload/contract/jobs/job-terms";
import type { Job } from "@caseload/contract/jobs/jobs";
import { specialtyLabel } from "@caseload/contract/options";
import { firmWorkTypes, optionLabel, profileFirmSizes } from "@caseload/contract/profiles/profile-options";
import { responseLines } from "@caseload/contract/jobs/response-rules";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { BarAdmissionLine } from "~/ui/bar-admission.tsx";
import { Avatar } from "~/ui/avatar.tsx";
import { PriorityBadge } from "~/ui/badge.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as fileSheetStyles from "~/ui/file-sheet.module.css";
import { FileSection, FileSheet } from "~/ui/file-sheet.tsx";
import { TermList } from "~/ui/term-list.tsx";
import { PagedList } from "~/ui/paged-list.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { TitleLink } from "~/ui/title-link.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "./firm-page.module.css";

/** The public page of a firm, with its open positions. */
export function FirmFile({ firm, reviews }: { firm: PublicFirm; reviews: ReactNode }) {
  const { description, practiceAreas } = firm;
  return (
    <FileSheet head={<Head firm={firm} />} panel={<Panel firm={firm} />}>
      {description && (
        <FileSection title="About" className={fileSheetStyles.prose}>
          <p className={styles.description}>{description}</p>
        </FileSection>
      )}
      {practiceAreas.length > 0 && (
        <FileSection title="Practice Areas">
          <TagList tags={practiceAreas.map(specialtyLabel)} />
        </FileSection>
      )}
      <FileSection title="Open Positions">
        <FirmJobs firmId={firm.id} />
      </FileSection>
      {reviews}
    </FileSheet>
  );
}

function Head({ firm }: { firm: PublicFirm }) {
  const { id, name, location, barAdmission, emailConfirmed, similarFirm } = firm;
  return (
    <div className={styles.head}>
      <Avatar id={id} name={name} size="xl" firm />
      <div>
        <h1 className="display">{name}</h1>
        <UnconfirmedEmail confirmed={emailConfirmed} />
        {similarFirm && (
          <p className="muted">
            Another firm has a similar name:{" "}
            <Link className="link" to={`/firms/${similarFirm.id}`}>
              {similarFirm.name}
            </Link>
          </p>
        )}
        {location && <p className={classNames("muted", styles.location)}>{location}</p>}
        <BarAdmissionLine admission={barAdmission} className={styles.admission} />
      </div>
    </div>
  );
}

function Panel({
  firm: { location, firmSize, workType, memberSince, responsiveness },
}: {
  firm: PublicFirm;
}) {
  const format = useFormat();
  return (
    <div className="sheet">
      <TermList
        terms={[
          { term: "Location", value: location ?? "Not given" },
          { term: "Firm size", value: optionLabel(profileFirmSizes, firmSize) },
          { term: "Work arrangement", value: optionLabel(firmWorkTypes, workType) },
          { term: "Response", value: responseLines(responsiveness).join("\n") },
          { term: "Member since", value: format.monthYear(memberSince) },
        ]}
      />
    </div>
  );
}

/** Newest first. */
function FirmJobs({ firmId }: { firmId: number }) {
  const list = useApiPages("listFirmJobs", { params: { id: firmId } });
  return (
    <PagedList
      list={list}
      noun="positions"
      errorTitle="Failed to fetch jobs"
      alertAbove
      skeleton={
        <Loading className={styles.jobs}>
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </Loading>
      }
      empty={<p className="muted">This firm has no open positions right now.</p>}
    >
      {(rows) => (
        <ul className={styles.jobs}>
          {rows.map((job) => (
            <FirmJob key={job.id} job={job} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function FirmJob({ job }: { job: Job }) {
  const format = useFormat();
  const facts = [
    jobLocation(job),
    weeklyHours(job.hoursPerWeek),
    job.budgetRange && postedPay(job.budgetRange),
    job.deadline && `closes ${format.day(job.deadline)}`,
  ].filter(Boolean);
  return (
    <li>
      <h3 className="heading">
        <TitleLink className={styles.jobLink} to={`/jobs/${job.id}`}>
          {job.title}
        </TitleLink>
      </h3>
      <p className="small muted">{facts.join(", ")}</p>
      <PriorityBadge priority={job.priority} />
    </li>
  );
}
