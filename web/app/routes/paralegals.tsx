import type { DirectoryEntry } from "@caseload/contract/directory";
import { Directory } from "~/features/directory/directory.tsx";
import { HiringActions } from "~/features/job-invites/hiring-actions.tsx";
import { hiresForFirm } from "~/lib/hires-for-firm.ts";
import { publicPage } from "~/lib/page-title.ts";
import { useUser } from "~/lib/session.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/paralegals";

export const meta: Route.MetaFunction = (args) =>
  publicPage(args, {
    title: "Find Paralegals",
    description: "Freelance paralegals by specialty, experience, place, rate and availability.",
    path: "/paralegals",
  });

/** Visitors see the profiles that their owners made public, members all of them. */
export default function ParalegalsScreen() {
  const user = useUser();
  return (
    <div className="directory-page">
      <PageHead
        title="Find Paralegals"
        lede={
          user
            ? "Everybody with a profile. Open one to read it in full."
            : "Profiles that their owners made public. Members see all of them."
        }
      />
      <Directory Actions={RowActions} />
    </div>
  );
}

/** For those who hire: everybody but themselves can be invited. */
function RowActions({ entry: { id, name, shortlisted } }: { entry: DirectoryEntry }) {
  const user = useUser();
  if (!hiresForFirm(user) || user?.id === id) return null;
  return <HiringActions person={{ id, name }} shortlisted={shortlisted ?? false} />;
}
