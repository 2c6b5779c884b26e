import type { OwnJob } from "@caseload/contract/jobs/jobs";
import { jobChanges } from "@caseload/contract/lifecycles";
import { postingToasts } from "@caseload/contract/jobs/posting-toasts";
import Copy from "lucide-react/icons/copy";
import Ellipsis from "lucide-react/icons/ellipsis";
import Pencil from "lucide-react/icons/pencil";
import { useNavigate } from "react-router";
import { errorText } from "~/lib/api.ts";
import { useMember } from "~/lib/session.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { IconButton } from "~/ui/icon-button.tsx";
import { Menu, MenuItem, MenuLink } from "~/ui/menu.tsx";
import { useToast } from "~/ui/toast-context.ts";

/** What else one may do with a posting of one's own. */
export function ListingMenu({ job }: { job: OwnJob }) {
  const { permissions } = useMember();
  const toast = useToast();
  const navigate = useNavigate();
  const statuses: readonly string[] = jobChanges.amend;
  const mayAmend =
    statuses.includes(job.status) && (permissions.includes("job:create") || permissions.includes("job:edit"));
  const copy = useSingleCall("duplicateJob", {
    changes: ["listManagedJobs", "countManagedJobs", "listAttorneyJobs"],
    onSuccess: ({ id }) => {
      toast.success(postingToasts.duplicated.title, postingToasts.duplicated.text);
      void navigate(`/jobs/${id}/edit`);
    },
    onError: (error) =>
      toast.failure(
        postingToasts.duplicateFailed.title,
        errorText(error, postingToasts.duplicateFailed.text),
      ),
  });
  return (
    <Menu trigger={<IconButton label={`More for ${job.title}`} icon={Ellipsis} />}>
      {mayAmend && (
        <MenuLink icon={Pencil} to={`/jobs/${job.id}/edit`}>
          Edit
        </MenuLink>
      )}
      <MenuItem icon={Copy} onSelect={() => copy.send({ params: { id: job.id } })}>
        Duplicate
      </MenuItem>
    </Menu>
  );
}
