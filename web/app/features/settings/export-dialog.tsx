import { api } from "~/lib/api.ts";
import { useRefetch } from "~/lib/use-refetch.ts";
import { useToast } from "~/ui/toast-context.ts";
import { PasswordQuestion } from "./password-question.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";

export default function ExportDialog(control: DialogControl) {
  const toast = useToast();
  const refetch = useRefetch();
  return (
    <PasswordQuestion
      {...control}
      section="data"
      title="Request your data?"
      description="The file contains private correspondence. Enter your password to confirm it's you."
      action="Request Export"
      pendingText="Requesting"
      failure="We couldn't request the export"
      onSend={async (body) => {
        await api("requestDataExport", { body });
        await refetch("requestDataExport");
        toast.success("Export requested", "It appears here as soon as it is ready.");
        control.onOpenChange(false);
      }}
    />
  );
}
