import {
  contactStatusLabels,
  contactStatuses,
  type ContactStatus,
  contactTopicLabels,
} from "@caseload/contract/staff/contact-topics";
import { clip } from "~/lib/format.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Queue, QueueRow, QueueRows } from "~/ui/queue.tsx";

const emptyTexts: Record<ContactStatus, { title: string; text: string }> = {
  open: { title: "You're all caught up", text: "New messages from the contact form appear here." },
  answered: { title: "No replies yet", text: "Messages appear here after the first reply." },
  closed: { title: "No closed messages", text: "Closed messages are kept here." },
};

/** Messages from the contact form by status. */
export function ContactQueue() {
  return (
    <Queue label="Messages by status" statuses={contactStatuses} labels={contactStatusLabels}>
      {(status) => <Rows key={status} status={status} />}
    </Queue>
  );
}

/** Characters of the message that the list shows. */
const previewLength = 180;

function Rows({ status }: { status: ContactStatus }) {
  const format = useFormat();
  const list = useApiPages("listContactMessages", { query: { status } });
  return (
    <QueueRows list={list} noun="messages" empty={emptyTexts[status]}>
      {list.rows.map(({ id, ticket, topic, name, message, createdAt }) => (
        <QueueRow
          key={id}
          number={ticket}
          time={<time dateTime={createdAt}>{format.stamp(createdAt)}</time>}
          title={name}
          to={`/staff/contact/${id}`}
          kind={contactTopicLabels[topic]}
          preview={clip(message.replace(/\s+/g, " "), previewLength)}
        />
      ))}
    </QueueRows>
  );
}
