import type { PublicProfile } from "@caseload/contract/profiles/profiles";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useBlock } from "~/lib/use-block.ts";
import { BlockDialog } from "~/ui/block-dialog.tsx";
import { ReportLink } from "~/ui/report-link.tsx";
import { useToast } from "~/ui/toast-context.ts";

/** Blocks the person, once that is confirmed. */
export default function BlockLink({ id, name }: Pick<PublicProfile, "id" | "name">) {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const block = useBlock(useToast(), { name, onBlocked: () => void navigate("/paralegals") });
  return (
    <>
      <ReportLink onReport={() => setAsked(true)}>{`Block ${name}`}</ReportLink>
      <BlockDialog
        name={name}
        open={isAsked}
        onOpenChange={setAsked}
        pending={block.isPending}
        onConfirm={() => block.send({ body: { userId: id } })}
      />
    </>
  );
}
