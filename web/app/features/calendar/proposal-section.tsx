import { type ReactNode, Suspense } from "react";
import { Button } from "~/ui/button.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import * as styles from "./calendar.module.css";
import { useCalendar } from "./use-calendar.ts";
import type { Proposal, ProposalApplicant } from "./use-proposal.ts";

const ProposalDetails = vitalPart(() => import("./proposal-details.tsx"));

/** What the dialog that sends a proposal is given. */
export interface ProposalDialogProps extends DialogControl {
  applicant: ProposalApplicant;
  /** Wall times in the viewer's time zone. */
  times: readonly { wall: string; minutes: number }[];
  onProposed: () => void;
}
export type RenderProposalDialog = (props: ProposalDialogProps) => ReactNode;

interface ProposalSectionProps {
  proposal: Proposal;
  renderDialog: RenderProposalDialog;
}

/** For those who review applications: times for an interview are chosen in the week, and proposed to an applicant. */
export function ProposalSection({ proposal, renderDialog }: ProposalSectionProps) {
  const { week, name, show } = useCalendar();
  function toggle(): void {
    proposal.setOpen(!proposal.isOpen);
    if (!proposal.isOpen && name !== "week") show("week");
  }
  return (
    <section className={styles.railSection} aria-label="Interview times">
      <RuledHeading className={styles.railHeading}>Interview times</RuledHeading>
      {!proposal.isOpen && (
        <p className="ui-text muted">Choose an applicant and propose up to 5 times that work for you both.</p>
      )}
      {proposal.isOpen && (
        <Suspense
          fallback={
            <Loading>
              <Skeleton shape="line" />
            </Loading>
          }
        >
          <ProposalDetails proposal={proposal} week={week} renderDialog={renderDialog} />
        </Suspense>
      )}
      <Button className={styles.railButton} aria-expanded={proposal.isOpen} onClick={toggle}>
        {proposal.isOpen ? "Stop Choosing" : "Choose Times"}
      </Button>
    </section>
  );
}
