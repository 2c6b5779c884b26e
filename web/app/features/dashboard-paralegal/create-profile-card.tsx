import { LampArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import styles from "./paralegal-dashboard.module.css";

/** Stands above everything else until there is a profile. */
export function CreateProfileCard() {
  return (
    <div className={styles.createProfile}>
      <EmptyState
        art={<LampArt />}
        title="Create your profile"
        text="Law offices read it beside your cover letter, and match scores are worked out from it. It takes about five minutes."
        action={
          <ButtonLink variant="go" to="/profile/paralegal/new">
            Create Profile
          </ButtonLink>
        }
      />
    </div>
  );
}
