import type { FirmProfile } from "@caseload/contract/profiles/profiles";
import { specialtyLabel } from "@caseload/contract/options";
import { firmWorkTypes, optionLabel, profileFirmSizes } from "@caseload/contract/profiles/profile-options";
import { useApi } from "~/lib/use-api.ts";
import { useMember } from "~/lib/session.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { TermList } from "~/ui/term-list.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { SheetFailure, SheetSkeleton } from "./sheet-states.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./firm-summary.module.css";
import * as fileSheetStyles from "~/ui/file-sheet.module.css";

/** What is stored about the firm, and the way to complete or edit it. */
export default function FirmSummary() {
  const { data, error, refetch } = useApi("getOwnFirmProfile");
  if (data) return <Summary firm={data} />;
  if (error) {
    return (
      <SheetFailure title="We couldn't load the firm profile" error={error} onRetry={() => void refetch()} />
    );
  }
  return <SheetSkeleton rows={2} />;
}

function Summary({ firm }: { firm: FirmProfile }) {
  const mayEdit = useMember().permissions.includes("firm:edit");
  const { firmName, location, description, practiceAreas, complete } = firm;
  return (
    <div className={styles.summary}>
      <div className={styles.head}>
        <Avatar id={firm.firmId} name={firmName ?? "Law office"} size="lg" firm />
        <div>
          <h2 className="title">{firmName ?? "Your firm has no name yet"}</h2>
          {location && <p className="muted ui-text">{location}</p>}
        </div>
        {mayEdit && <EditLink complete={complete} />}
      </div>
      {!complete && (
        <p className="muted">
          Every posting shows your firm&apos;s name. Complete the profile before you post.
        </p>
      )}
      {description && <p className={classNames(styles.description, fileSheetStyles.prose)}>{description}</p>}
      <TermList
        terms={[
          { term: "Firm size", value: optionLabel(profileFirmSizes, firm.firmSize) },
          { term: "Work arrangement", value: optionLabel(firmWorkTypes, firm.workType) },
        ]}
      />
      {practiceAreas.length > 0 && (
        <section className={styles.areas}>
          <h3 className="label">Practice areas</h3>
          <TagList tags={practiceAreas.map(specialtyLabel)} />
        </section>
      )}
    </div>
  );
}

/** The address goes on to the profile where there is one (SPEC.md section 2 "Attorney dashboard"). */
function EditLink({ complete }: { complete: boolean }) {
  return (
    <ButtonLink className={styles.editLink} variant={complete ? "secondary" : "go"} to="/profile/create">
      {complete ? "Edit" : "Complete Firm Profile"}
    </ButtonLink>
  );
}
