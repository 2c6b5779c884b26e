import type { Credential } from "@caseload/contract/profiles/credentials";
import Download from "lucide-react/icons/download";
import { useOpenFile } from "~/lib/use-open-file.ts";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";

export function EvidenceButton({ credential: { id, title } }: { credential: Credential }) {
  const open = useOpenFile("openOwnEvidence", useToast());
  return (
    <Button
      size="sm"
      aria-label={`Download evidence of ${title}`}
      pending={open.isPending}
      pendingText="Opening"
      onClick={() => open.send({ params: { id } })}
    >
      <Download className="icon" aria-hidden="true" />
      Evidence
    </Button>
  );
}
