import type { LegalDocument } from "@caseload/contract/accounts/legal-versions";
import { TornPageArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./legal.module.css";

export function VersionNotFound({ document }: { document: LegalDocument }) {
  return (
    <div className={classNames("content-width", styles.legalMissing)}>
      <EmptyState
        level={1}
        art={<TornPageArt />}
        title="Version Not Found"
        text="There has never been a version at this address."
        action={
          <ButtonLink variant="primary" to={`/${document}`}>
            Read the version in force
          </ButtonLink>
        }
      />
    </div>
  );
}
