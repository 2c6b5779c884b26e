import { dashboardOf } from "~/lib/addresses.ts";
import { useMember } from "~/lib/session.ts";
import { EnvelopeArt } from "~/ui/envelope-art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

/** In the place of a firm's page, for members whose role does not include it. */
export function FirmOnly({ title }: { title: string }) {
  const { firmId, userType } = useMember();
  return (
    <EmptyState
      level={1}
      art={<EnvelopeArt />}
      title={title}
      text={
        firmId === null
          ? "This page is for members of a firm. Ask your Firm Admin for an invitation."
          : "You don't have permission to view this page. Ask your Firm Admin."
      }
      action={
        <ButtonLink variant="primary" to={dashboardOf(userType)}>
          Go to My Dashboard
        </ButtonLink>
      }
    />
  );
}
