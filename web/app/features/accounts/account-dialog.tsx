import { startTransition, Suspense } from "react";
import { Dialog } from "~/ui/dialog.tsx";
import { accountForms } from "./account-forms.ts";
import type { AccountKind } from "./account-kind.ts";
import { FormSkeleton } from "./form-skeleton.tsx";

const titles: Record<AccountKind, string> = {
  login: "Sign in",
  paralegal: "Register as Paralegal",
  attorney: "Register as Attorney",
};

interface AccountDialogProps {
  kind: AccountKind;
  open: boolean;
  next: string | null;
  onOpenChange: (kind: AccountKind | null) => void;
}

export default function AccountDialog({ kind, open, next, onOpenChange }: AccountDialogProps) {
  const Form = accountForms[kind];
  return (
    <Dialog open={open} onOpenChange={(isOpen) => onOpenChange(isOpen ? kind : null)} title={titles[kind]}>
      <Suspense fallback={<FormSkeleton fields={kind === "login" ? 2 : 5} />}>
        <Form next={next} onSwitch={(other) => startTransition(() => onOpenChange(other))} />
      </Suspense>
    </Dialog>
  );
}
