import type { CalendarFeed } from "@caseload/contract/reporting/calendar";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { CopyButton } from "~/ui/copy-button.tsx";
import { Field } from "~/ui/field.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { useDialogs } from "~/ui/use-dialogs.ts";
import * as styles from "./calendar.module.css";

const RenewDialog = vitalPart(() => import("./renew-dialog.tsx"));
const RemoveDialog = vitalPart(() => import("./remove-dialog.tsx"));

/** The private address that calendar programs read; the server returns it once, when it is made. */
export function FeedSection() {
  const feed = useApi("getCalendarFeed");
  const [address, setAddress] = useState<string | null>(null);
  return (
    <section className={styles.railSection}>
      <RuledHeading className={styles.railHeading}>Add to your calendar</RuledHeading>
      {feed.data === null && <NoFeed onMade={setAddress} />}
      {feed.data && <KeptFeed feed={feed.data} address={address} onChanged={setAddress} />}
      {feed.isPending && (
        <Loading>
          <Skeleton shape="line" />
          <Skeleton shape="button" />
        </Loading>
      )}
      {feed.error && (
        <InlineAlert
          title="We couldn't load your calendar link"
          text={errorText(feed.error, "Please try again")}
          onRetry={() => void feed.refetch()}
        />
      )}
    </section>
  );
}

function NoFeed({ onMade }: { onMade: (address: string) => void }) {
  const toast = useToast();
  const make = useSingleCall("renewCalendarFeed", {
    onSuccess: ({ address }) => onMade(address),
    onError: (error) => toast.failure("We couldn't create the link", errorText(error, "Please try again.")),
  });
  return (
    <>
      <p className="ui-text muted">
        Google Calendar, Outlook, Apple Calendar and others can subscribe to these dates through a private
        link. It names jobs and firms, but none of the people you work with.
      </p>
      <Button
        className={styles.railButton}
        pending={make.isPending}
        pendingText="Creating"
        onClick={() => make.send({})}
      >
        Create Calendar Link
      </Button>
    </>
  );
}

interface KeptFeedProps {
  feed: CalendarFeed;
  /** Known on the page that made it only. */
  address: string | null;
  onChanged: (address: string | null) => void;
}

function KeptFeed({ feed, address, onChanged }: KeptFeedProps) {
  const format = useFormat();
  const dialogs = useDialogs<"renew" | "remove">();
  return (
    <>
      {address === null ? (
        <p className="ui-text muted">
          Your calendar link works. We showed it once; if you no longer have it, create a new one.
        </p>
      ) : (
        <FeedAddress address={address} />
      )}
      <p className="small faint">
        Created {format.dateTime(feed.createdAt)}.{" "}
        {feed.lastReadAt === null
          ? "No calendar has used it yet."
          : `Last used by a calendar ${format.dateTime(feed.lastReadAt)}.`}
      </p>
      <div className={styles.actions}>
        <Button className={styles.railButton} size="sm" onClick={() => dialogs.open("renew")}>
          Create New Link
        </Button>
        <Button
          className={styles.railButton}
          size="sm"
          variant="danger-quiet"
          onClick={() => dialogs.open("remove")}
        >
          Remove
        </Button>
      </div>
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name === "renew" && (
          <RenewDialog key={dialogs.turn} {...dialogs.control} onMade={onChanged} />
        )}
        {dialogs.name === "remove" && (
          <RemoveDialog key={dialogs.turn} {...dialogs.control} onRemoved={() => onChanged(null)} />
        )}
      </LateDialog>
    </>
  );
}

/** The address, on the page that made it. */
function FeedAddress({ address }: { address: string }) {
  return (
    <div className={styles.feedAddress}>
      <Field
        className={styles.addressField}
        label="Private link"
        hint="Add it to your calendar app now. We show it only once. Anyone who has it can see your dates."
      >
        <TextInput readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <CopyButton className={styles.railButton} text={address} done="Link copied">
        Copy Link
      </CopyButton>
    </div>
  );
}
