import { specialtyLabel } from "@caseload/contract/options";
import { firmWorkTypes, optionLabel, profileFirmSizes } from "@caseload/contract/profiles/profile-options";
import type { FirmProfile } from "@caseload/contract/profiles/profiles";
import Pencil from "lucide-react/icons/pencil";
import type { ReactNode, RefObject } from "react";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import { TermList } from "~/ui/meta.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { RuledHeading } from "~/ui/rule.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./profile-forms.module.css";

interface OwnFirmViewProps {
  firm: FirmProfile;
  editButton: RefObject<HTMLButtonElement | null>;
  /** Left out for those who may only read. */
  onEdit: (() => void) | undefined;
}

export function OwnFirmView({ firm, editButton, onEdit }: OwnFirmViewProps) {
  const { firmId, firmName, location, description, practiceAreas, defaultTerms, complete } = firm;
  return (
    <>
      <PageHead
        title={firmName ?? "Your firm has no name yet"}
        lede={location ?? "Every posting carries your firm's name. Complete the profile before you post."}
        actions={
          <>
            {complete && <ButtonLink to={`/firms/${firmId}`}>View as others see it</ButtonLink>}
            {onEdit && <ButtonLink to="/firm/setup">Firm Setup</ButtonLink>}
            {onEdit && (
              <Button ref={editButton} variant="primary" onClick={onEdit}>
                <Pencil className="icon" />
                Edit Profile
              </Button>
            )}
          </>
        }
      />
      <Columns rail={<Rail firm={firm} />}>
        <div className={classNames("sheet edge", styles.profileForm)}>
          <Part title="About">{description ?? "Nothing written yet."}</Part>
          <Part title="Practice areas">
            {practiceAreas.length > 0 ? (
              <TagList tags={practiceAreas.map(specialtyLabel)} />
            ) : (
              "None named yet."
            )}
          </Part>
          {defaultTerms !== null && <Part title="Default terms">{defaultTerms}</Part>}
        </div>
      </Columns>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="heading">{title}</h2>
      <div className={styles.profileWords}>{children}</div>
    </section>
  );
}

const Rail = ({ firm: { location, firmSize, workType } }: { firm: FirmProfile }) => (
  <section>
    <RuledHeading>Details</RuledHeading>
    <TermList
      terms={[
        { term: "Location", value: location ?? "Not given" },
        { term: "Firm size", value: optionLabel(profileFirmSizes, firmSize) },
        { term: "Work arrangement", value: optionLabel(firmWorkTypes, workType) },
      ]}
    />
  </section>
);
