import { Link } from "react-router";
import { profileFormOf } from "~/lib/addresses.ts";
import { useApi } from "~/lib/use-api.ts";
import { useMember } from "~/lib/session.ts";
import { Avatar } from "~/ui/avatar.tsx";

/** Attorneys see their firm, paralegals their profile. */
export function SidebarFoot() {
  return <div className="foot">{useMember().userType === "attorney" ? <FirmCard /> : <ProfileCard />}</div>;
}

function FirmCard() {
  const user = useMember();
  const { data: firm } = useApi("getOwnFirmProfile", {}, { enabled: user.firmId !== null });
  const name = firm?.firmName ?? user.firmName;
  if (!name) return <SetUpLink name="Your firm" text="Create the firm profile" />;
  return (
    <>
      <Avatar id={user.firmId ?? user.id} name={name} firm />
      <span>
        <b>{name}</b>
        <span className="faint">{firm?.location}</span>
      </span>
    </>
  );
}

function ProfileCard() {
  const user = useMember();
  const name = `${user.firstName} ${user.lastName}`;
  if (!user.hasProfile) return <SetUpLink name={name} text="Create your profile" />;
  return (
    <>
      <Avatar id={user.id} name={name} photo={user.photo} />
      <span>
        <b>{name}</b>
        <Link className="link" to="/profile/paralegal">
          View your profile
        </Link>
      </span>
    </>
  );
}

function SetUpLink({ name, text }: { name: string; text: string }) {
  const { id, userType } = useMember();
  return (
    <>
      <Avatar id={id} name={name} firm={userType === "attorney"} />
      <span>
        <b>{name}</b>
        <Link className="link" to={profileFormOf(userType)}>
          {text}
        </Link>
      </span>
    </>
  );
}
