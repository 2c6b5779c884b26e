import type { FirmProfile } from "@caseload/contract/profiles/profiles";
import { Suspense, useState, type ReactNode, type RefObject } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { useFocusOnReturn } from "~/ui/use-focus-on-return.ts";
import { FirmProfileLoader } from "./firm-profile-loader.tsx";
import { ProfileFormSkeleton } from "./profile-form-skeleton.tsx";
import { specialtyLabel } from "@caseload/contract/options";
import { firmWorkTypes, optionLabel, profileFirmSizes } from "@caseload/contract/profiles/profile-options";
import Pencil from "lucide-react/icons/pencil";
import { Columns } from "~/ui/columns.tsx";
import { TermList } from "~/ui/term-list.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./profile-forms.module.css";

const FirmProfileForm = vitalPart(() => import("./firm-profile-form.tsx"));

/** The firm's profile; members with the permission to edit it do so in place. */
export function OwnFirm() {
  return <FirmProfileLoader>{(firm) => <ReadOrEdit firm={firm} />}</FirmProfileLoader>;
}

function ReadOrEdit({ firm }: { firm: FirmProfile }) {
  const mayEdit = useMember().permissions.includes("firm:edit");
  const [editing, setEditing] = useState(false);
  const editButton = useFocusOnReturn(editing);
  const close = () => setEditing(false);
  if (!editing || !mayEdit)
    return (
      <OwnFirmView
        firm={firm}
        editButton={editButton}
        onEdit={mayEdit ? () => setEditing(true) : undefined}
      />
    );
  return (
    <>
      <PageHead title="Edit Firm Profile" lede="Every posting shows your firm's name." />
      <Suspense fallback={<ProfileFormSkeleton />}>
        <FirmProfileForm
          firm={firm}
          submitLabel="Save"
          leave={
            <Button variant="ghost" onClick={close}>
              Cancel
            </Button>
          }
          onSaved={(refetched) => void refetched.then(close)}
        />
      </Suspense>
    </>
  );
}

interface OwnFirmViewProps {
  firm: FirmProfile;
  editButton: RefObject<HTMLButtonElement | null>;
  /** Left out for those who may only read. */
  onEdit: (() => void) | undefined;
}

function OwnFirmView({ firm, editButton, onEdit }: OwnFirmViewProps) {
  const { firmId, firmName, location, description, practiceAreas, defaultTerms, complete } = firm;
  return (
    <>
      <PageHead
        title={firmName ?? "Your firm has no name yet"}
        lede={location ?? "Every posting shows your firm's name. Complete the profile before you post."}
        actions={
          <>
            {complete && <ButtonLink to={`/firms/${firmId}`}>View as Others See It</ButtonLink>}
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
              "None listed yet."
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
