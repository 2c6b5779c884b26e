import "./staff-contact.css";
import { contactStatusLabels, contactStatuses, type ContactStatus } from "@caseload/contract/contact-topics";
import { useSearchParams } from "react-router";
import { errorText } from "~/lib/api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import { ContactRow } from "./contact-row.tsx";

const emptyTexts: Record<ContactStatus, { title: string; text: string }> = {
  open: { title: "Nothing waits", text: "New messages from the contact form arrive here." },
  answered: { title: "No answered messages", text: "A message stands here from its first answer on." },
  closed: { title: "No closed messages", text: "What needs nothing more is kept here." },
};

/** Messages from the contact form, by how far they have come. */
export function ContactQueue() {
  const [search, setSearch] = useSearchParams();
  const status = contactStatuses.find((one) => one === search.get("status")) ?? "open";
  return (
    <Tabs
      label="Messages by status"
      tabs={contactStatuses.map((value) => ({ value, label: contactStatusLabels[value] }))}
      value={status}
      onValueChange={(next) => setSearch(next === "open" ? {} : { status: next }, { replace: true })}
    >
      {contactStatuses.map((value) => (
        <TabPanel key={value} value={value} className="sheet edge">
          <Rows status={value} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Rows({ status }: { status: ContactStatus }) {
  const list = useApiPages("listContactMessages", { query: { status } });
  if (list.isPending) return <RowSkeletons />;
  if (list.rows.length === 0 && !list.error)
    return <EmptyState bare art={<DrawerArt />} {...emptyTexts[status]} />;
  return (
    <>
      {list.error && (
        <div className="contact-note">
          <InlineAlert
            title="Messages could not be loaded"
            text={errorText(list.error, "Please try again")}
            onRetry={list.rows.length > 0 ? list.loadMore : list.refetch}
          />
        </div>
      )}
      <ul className="contact-rows">
        {list.rows.map((message) => (
          <ContactRow key={message.id} message={message} />
        ))}
      </ul>
      <MoreRows
        shown={list.rows.length}
        noun="messages"
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </>
  );
}

function RowSkeletons() {
  return (
    <Loading className="contact-rows">
      {Array.from({ length: 5 }, (_, at) => (
        <div className="contact-skeleton" key={at}>
          <div className="gut">
            <Skeleton shape="word" />
          </div>
          <div className="what">
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <Skeleton shape="line" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
