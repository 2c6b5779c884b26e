import Plus from "lucide-react/icons/plus";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import type { BilledContract } from "./create-invoice-dialog.tsx";
import { useInvoiceDialogs } from "./use-invoice-dialogs.ts";

const CreateInvoiceDialog = vitalPart(() => import("./create-invoice-dialog.tsx"));

/** The button, and the dialog that it opens. */
export function CreateInvoice({ contracts }: { contracts: readonly BilledContract[] }) {
  const { asked, open, control, finish } = useInvoiceDialogs<"create">();
  return (
    <>
      <Button variant="primary" onClick={() => open("create")}>
        <Plus className="icon" aria-hidden="true" />
        Create Invoice
      </Button>
      {asked && (
        <LateDialog onOpenChange={control.onOpenChange}>
          <CreateInvoiceDialog key={asked.turn} {...control} contracts={contracts} onDone={finish} />
        </LateDialog>
      )}
    </>
  );
}
