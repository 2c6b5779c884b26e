import { EnvelopeArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

/** A member without a role has no permissions (SPEC.md section 6): nothing to show, and why. */
export function NoRole() {
  return (
    <EmptyState
      level={1}
      art={<EnvelopeArt />}
      title="Your account has no role yet"
      text="A role decides which jobs you see and whether you may apply. Whoever manages your law office's team can give you one; your messages and settings are open meanwhile."
      action={
        <>
          <ButtonLink variant="primary" to="/messages">
            Messages
          </ButtonLink>
          <ButtonLink to="/settings">Settings</ButtonLink>
        </>
      }
    />
  );
}
