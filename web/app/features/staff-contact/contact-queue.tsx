import {
  contactStatusLabels,
  contactStatuses,
  type ContactStatus,
} from "@caseload/contract/staff/contact-topics";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { Queue, QueueRows } from "~/ui/queue.tsx";
import { ContactRow } from "./contact-row.tsx";

const emptyTexts: Record<ContactStatus, { title: string; text: string }> = {
  open: { title: "Nothing waits", text: "New messages from the contact form arrive here." },
  answered: { title: "No answered messages", text: "A message stands here from its first answer on." },
  closed: { title: "No closed messages", text: "What needs nothing more is kept here." },
};

/** Messages from the contact form, by how far they have come. */
export function ContactQueue() {
  return (
    <Queue label="Messages by status" statuses={contactStatuses} labels={contactStatusLabels}>
      {(status) => <Rows key={status} status={status} />}
    </Queue>
  );
}

function Rows({ status }: { status: ContactStatus }) {
  const list = useApiPages("listContactMessages", { query: { status } });
  return (
    <QueueRows list={list} noun="messages" empty={emptyTexts[status]}>
      {list.rows.map((message) => (
        <ContactRow key={message.id} message={message} />
      ))}
    </QueueRows>
  );
}
