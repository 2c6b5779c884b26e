import ChevronRight from "lucide-react/icons/chevron-right";
import { startTransition, Suspense } from "react";
import { Dialog } from "~/ui/dialog.tsx";
import { accountForms } from "./account-forms.ts";
import type { AccountDialogKind, AccountKind } from "./account-kind.ts";
import { AccountSwitch } from "./account-switch.tsx";
import * as styles from "./accounts.module.css";
import { FormSkeleton } from "./form-skeleton.tsx";

const titles: Record<AccountDialogKind, string> = {
  login: "Sign in",
  register: "Are you hiring or looking for work?",
  paralegal: "Register as Paralegal",
  attorney: "Register as Attorney",
};

interface AccountDialogProps {
  kind: AccountDialogKind;
  open: boolean;
  next: string | null;
  onOpenChange: (kind: AccountDialogKind | null) => void;
}

export default function AccountDialog({ kind, open, next, onOpenChange }: AccountDialogProps) {
  const change = (other: AccountKind) => startTransition(() => onOpenChange(other));
  return (
    <Dialog open={open} onOpenChange={(isOpen) => onOpenChange(isOpen ? kind : null)} title={titles[kind]}>
      {kind === "register" ? (
        <SideChoice onChoose={change} />
      ) : (
        <FormOf kind={kind} next={next} onSwitch={change} />
      )}
    </Dialog>
  );
}

interface FormOfProps {
  kind: AccountKind;
  next: string | null;
  onSwitch: (kind: AccountKind) => void;
}

function FormOf({ kind, next, onSwitch }: FormOfProps) {
  const Form = accountForms[kind];
  return (
    <Suspense fallback={<FormSkeleton fields={kind === "login" ? 2 : 5} />}>
      <Form next={next} onSwitch={onSwitch} />
    </Suspense>
  );
}

const sides = [
  { kind: "attorney", label: "Register as Attorney", text: "Post jobs and hire paralegals for your firm." },
  { kind: "paralegal", label: "Register as Paralegal", text: "Find jobs that fit your profile, and apply." },
] as const;

/** The first question of the header's Sign Up. */
function SideChoice({ onChoose }: { onChoose: (kind: AccountKind) => void }) {
  return (
    <div className={styles.sides}>
      {sides.map(({ kind, label, text }) => (
        <button key={kind} type="button" className={styles.side} onClick={() => onChoose(kind)}>
          <span>
            <b>{label}</b>
            {text}
          </span>
          <ChevronRight className="icon" />
        </button>
      ))}
      <AccountSwitch lead="Already have an account?" kinds={["login"]} onSwitch={onChoose} />
    </div>
  );
}
