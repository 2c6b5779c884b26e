import type { FormEvent, ReactNode } from "react";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { ScotchRule } from "~/ui/rule.tsx";
import { classNames } from "~/ui/class-names.ts";
import { useOnward } from "./use-profile-saved.ts";
import * as styles from "./profile-forms.module.css";

interface ProfileFormFrameProps {
  onSubmit: (event: FormEvent) => void;
  isSaving: boolean;
  submitLabel: string;
  /** Leads away without saving. */
  leave: ReactNode;
  children: ReactNode;
}

/** The sheet around a profile form, with its buttons at the end; they stay in sight on phones. */
export function ProfileFormFrame({
  onSubmit,
  isSaving,
  submitLabel,
  leave,
  children,
}: ProfileFormFrameProps) {
  return (
    <form className={classNames("sheet edge", styles.profileForm)} noValidate onSubmit={onSubmit}>
      {children}
      <div className={styles.profileFormEnd} data-phone-bar="own">
        {leave}
        <Button type="submit" variant="primary" pending={isSaving} pendingText="Saving">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

export function ProfileFormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="heading">{title}</h2>
      <ScotchRule soft />
      {children}
    </section>
  );
}

/** For a form that can wait. */
export const NotNow = ({ to }: { to: string }) => (
  <ButtonLink variant="ghost" to={useOnward(to)}>
    Not Now
  </ButtonLink>
);
