import { blockToasts } from "@caseload/contract/messages/block-messages";
import type { Block } from "@caseload/contract/messages/blocks";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { PagedList } from "~/ui/paged-list.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { SettingRow, SettingsSection } from "./settings-section.tsx";
import * as styles from "./settings.module.css";

/** The people whom the member has blocked. */
export function BlocksSection() {
  const list = useApiPages("listBlocks");
  return (
    <SettingsSection id="blocked">
      <PagedList
        list={list}
        noun="people"
        errorTitle="We couldn't load your blocked people"
        empty={
          <div className={styles.setting}>
            <p className={styles.note}>
              People you block appear here. Block someone from your conversation or from their profile.
            </p>
          </div>
        }
      >
        {(rows) => rows.map((block) => <BlockRow key={block.userId} block={block} />)}
      </PagedList>
    </SettingsSection>
  );
}

function BlockRow({ block: { userId, name, firmName, emailConfirmed, createdAt } }: { block: Block }) {
  const format = useFormat();
  const toast = useToast();
  const unblock = useSingleCall("unblockUser", {
    onSuccess: () => {
      const { title, text } = blockToasts.unblocked(name);
      toast.success(title, text);
    },
    onError: (error) => toast.failure(blockToasts.failed, error),
  });
  return (
    <SettingRow
      label={name}
      action={
        <Button
          aria-label={`Unblock ${name}`}
          pending={unblock.isPending}
          pendingText="Unblocking"
          onClick={() => unblock.send({ params: { userId } })}
        >
          Unblock
        </Button>
      }
    >
      <p className={styles.note}>
        {firmName !== null && `${firmName}. `}Blocked {format.date(createdAt)}{" "}
        <UnconfirmedEmail confirmed={emailConfirmed} />
      </p>
    </SettingRow>
  );
}
