import { experienceLabels } from "@caseload/contract/profiles/profile-options";
import { Link } from "react-router";
import { rate } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useMember } from "~/lib/session.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import styles from "./job-file.module.css";

/** What the law office will read beside the letter. */
export function AttachedProfile() {
  const user = useMember();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <div className={styles.attached}>
      <Avatar id={user.id} name={name} photo={user.photo} />
      <span>
        <b className="strong">{name}</b>
        <span className="muted">
          {user.hasProfile ? <Facts /> : "No profile yet. The letter stands alone."}
        </span>
      </span>
      {user.hasProfile ? (
        <Link className="link small" to="/profile/paralegal">
          Edit Profile
        </Link>
      ) : (
        <Link className="link small" to="/profile/paralegal/new">
          Create Profile
        </Link>
      )}
    </div>
  );
}

function Facts() {
  const profile = useApi("getOwnParalegalProfile");
  if (profile.isPending) return <Skeleton shape="tag" />;
  if (profile.error) return "Your profile goes with the application.";
  const { experience, location, hourlyRate } = profile.data;
  return [experienceLabels[experience] ?? experience, location, rate(hourlyRate)].join(", ");
}
