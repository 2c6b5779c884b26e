import { Suspense, useEffect, useRef } from "react";
import { Tabs, TabPanel } from "~/ui/tabs.tsx";
import { UntilReady } from "~/lib/until-ready.tsx";
import { accountForms } from "./account-forms.ts";
import type { AccountKind } from "./account-kind.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./accounts.module.css";

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
  const around = useRef<HTMLDivElement>(null);
  const isSwitched = useRef(false);
  function switchTo(next: AccountKind): void {
    isSwitched.current = true;
    onKindChange(next);
  }
  // The link that was pressed is gone with its form; the focus goes on to the tab that it opened.
  useEffect(() => {
    if (!isSwitched.current) return;
    isSwitched.current = false;
    around.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [kind]);
  return (
    <div ref={around}>
      <Tabs label="Account" tabs={tabs} value={kind} onValueChange={onKindChange}>
        <div className={classNames("sheet", styles.sheet)}>
          <TabPanel value={kind}>
            <Suspense fallback={<FormSkeleton fields={kind === "login" ? 2 : 5} />}>
              <UntilReady>
                <Form next={next} onSwitch={switchTo} />
              </UntilReady>
            </Suspense>
          </TabPanel>
        </div>
      </Tabs>
    </div>
  );
}
