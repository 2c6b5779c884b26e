import { Suspense } from "react";
import { Tabs, TabPanel } from "~/ui/tabs.tsx";
import { accountForms } from "./account-forms.ts";
import type { AccountKind } from "./account-kind.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import "./accounts.css";

const tabs = [
  { value: "login", label: "Sign In" },
  { value: "paralegal", label: "Paralegal" },
  { value: "attorney", label: "Attorney" },
] as const;

interface AccountTabsProps {
  kind: AccountKind;
  onKindChange: (kind: AccountKind) => void;
  next: string | null;
}

/** Sign in and both registrations as file tabs on one sheet. */
export function AccountTabs({ kind, onKindChange, next }: AccountTabsProps) {
  const Form = accountForms[kind];
  return (
    <Tabs label="Account" tabs={tabs} value={kind} onValueChange={onKindChange}>
      <div className="sheet account-sheet">
        <TabPanel value={kind}>
          <Suspense fallback={<FormSkeleton fields={kind === "login" ? 2 : 5} />}>
            <Form next={next} onSwitch={onKindChange} />
          </Suspense>
        </TabPanel>
      </div>
    </Tabs>
  );
}
