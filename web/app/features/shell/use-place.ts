import { useLocation, useMatch } from "react-router";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { entries } from "./navigation-entries.ts";

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The address that the navigation marks: a posting of one's own belongs to My Jobs, and a colleague's to All Jobs, once
 * the screen has read it; its address is the same for everyone.
 */
export function usePlace(): Place {
  const { pathname, search } = useLocation();
  const user = useMember();
  const id = Number(useMatch("/jobs/:id")?.params.id);
  const { data: job } = useApi("getJob", { params: { id } }, { enabled: false });
  if (!job?.viewer.mayManage) return { pathname, search };
  return { pathname: (job.postedById === user.id ? entries.myJobs : entries.allJobs).to, search: "" };
}
