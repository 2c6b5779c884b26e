import { limits } from "@caseload/contract/limits";
import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import { useUploads } from "~/lib/uploads/use-uploads.ts";
import { useApi } from "~/lib/use-api.ts";
import { Field } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import { UploadButton } from "~/ui/upload-button.tsx";
import { UploadList } from "~/ui/upload-list.tsx";
import type { InvoiceInput, InvoiceValues } from "./invoice-form.ts";
import * as styles from "./invoice-dialogs.module.css";

interface ReceiptFieldProps {
  contractId: number;
  form: UseFormReturn<InvoiceValues, unknown, InvoiceInput>;
  /** Of the expense. */
  index: number;
}

/** An expense's receipt: a file of the contract, or one that is uploaded here. Both sides see it. */
export function ReceiptField({ contractId, form: { control }, index }: ReceiptFieldProps) {
  const { field } = useController({ control, name: `expenses.${index}.fileId` });
  const expenses = useWatch({ control, name: "expenses" });
  const list = useApi("listContractFiles", { params: { id: contractId }, query: { limit: limits.maxPage } });
  const { uploads, add, retry, cancel } = useUploads(contractId, ({ id }) => field.onChange(id));
  // The access to the files has ended, or they could not be loaded: an expense needs no receipt here.
  if (list.error) return null;
  const isTaken = (id: number) => expenses.some(({ fileId }, other) => other !== index && fileId === id);
  const free = list.data?.filter(({ id, isReceipt }) => !isReceipt && !isTaken(id)) ?? [];
  const options = [
    { value: "", label: "No receipt" },
    ...free.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <div className={styles.receipt}>
      <Field label="Receipt" optional>
        <Select
          options={options}
          value={field.value === null ? "" : String(field.value)}
          onValueChange={(id) => field.onChange(id === "" ? null : Number(id))}
        />
      </Field>
      <UploadList bare uploads={uploads} onRetry={retry} onCancel={cancel} />
      <div>
        <UploadButton onFiles={add}>Upload Receipt</UploadButton>
      </div>
    </div>
  );
}
