import { vitalPart } from "~/ui/lazy-part.ts";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { QueueRows } from "~/ui/queue.tsx";
import { CredentialRow } from "./credential-row.tsx";

const CredentialDialog = vitalPart(() => import("./credential-dialog.tsx"));

const empty = {
  title: "No credentials yet",
  text: "Submit one with a copy of it. We compare it with the issuer's register and show the result on your profile.",
};

/** One's credentials and how far each check has come. */
export function CredentialList() {
  const list = useApiPages("listOwnCredentials");
  const [{ turn, isOpen }, setDialog] = useState({ turn: 0, isOpen: false });
  const setOpen = (open: boolean): void => setDialog((now) => ({ ...now, isOpen: open }));
  return (
    <>
      <PageHead
        title="Credentials"
        lede="What we have checked about you. Only you and those who check it can open the evidence."
        actions={
          <Button
            variant="primary"
            onClick={() => setDialog(({ turn: last }) => ({ turn: last + 1, isOpen: true }))}
          >
            <Plus className="icon" aria-hidden="true" />
            Submit Credential
          </Button>
        }
      />
      <div className="sheet edge">
        <QueueRows list={list} noun="credentials" empty={empty}>
          {list.rows.map((credential) => (
            <CredentialRow key={credential.id} credential={credential} />
          ))}
        </QueueRows>
      </div>
      {turn > 0 && (
        <LateDialog onOpenChange={setOpen}>
          <CredentialDialog key={turn} open={isOpen} onOpenChange={setOpen} />
        </LateDialog>
      )}
    </>
  );
}
