import { useMember } from "~/lib/session.ts";
import { LampArt } from "~/ui/lamp-art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

/** In the place of figures until the firm has posted something. */
export function FirstPosting() {
  const { permissions } = useMember();
  const may = { post: permissions.includes("job:create"), invite: permissions.includes("user:create") };
  return (
    <EmptyState
      art={<LampArt />}
      title="Nothing has been posted yet"
      text={
        may.post
          ? "Describe the work once; paralegals apply with a cover letter, and your figures appear here."
          : "Write a posting. Once a partner approves it, paralegals can apply with a cover letter."
      }
      action={
        <>
          <ButtonLink to="/jobs/post">Post Job</ButtonLink>
          {may.invite && (
            <ButtonLink variant="ghost" to="/team">
              Invite Colleagues
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
