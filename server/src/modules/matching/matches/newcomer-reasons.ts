const maxReasons = 3;
const dayMs = 86_400_000;

/** What can be said of a posting to somebody of whom little is known: facts of the posting after what is shared. */
export function newcomerReasons(
  shared: readonly string[],
  job: { postedAt: Date; workArrangement: string },
  now: Date,
): string[] {
  const days = Math.floor((now.getTime() - job.postedAt.getTime()) / dayMs);
  const age = days < 1 ? "Posted in the last 24 hours" : `Posted ${days} ${days === 1 ? "day" : "days"} ago`;
  const remote = job.workArrangement === "Remote" && !shared.some((reason) => reason.startsWith("Remote"));
  return [...shared, `${age}, open for applications`, ...(remote ? ["Remote, no commute"] : [])].slice(
    0,
    maxReasons,
  );
}
