import type { PublicFirm } from "@caseload/contract/firms/firms";
import { specialtyLabel } from "@caseload/contract/options";
import { firmWorkTypes, optionLabel, profileFirmSizes } from "@caseload/contract/profiles/profile-options";
import { responseLines } from "@caseload/contract/jobs/response-text";
import { useFormat } from "~/lib/use-format.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { FileSection, FileSheet } from "~/ui/file-sheet.tsx";
import { TermList } from "~/ui/meta.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { FirmJobs } from "./firm-jobs.tsx";
import styles from "./firm-page.module.css";
import fileSheetStyles from "~/ui/file-sheet.module.css";

/** A law office as everybody sees it, with what it looks for. */
export function FirmFile({ firm }: { firm: PublicFirm }) {
  const { description, practiceAreas } = firm;
  return (
    <FileSheet head={<Head firm={firm} />} panel={<Panel firm={firm} />}>
      {description && (
        <FileSection title="About" className={fileSheetStyles.prose}>
          <p className={styles.firmWords}>{description}</p>
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
    </FileSheet>
  );
}

function Head({ firm: { id, name, location } }: { firm: PublicFirm }) {
  return (
    <div className={styles.firmHead}>
      <Avatar id={id} name={name} size="xl" firm />
      <div>
        <h1 className="display">{name}</h1>
        {location && <p className="muted">{location}</p>}
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
