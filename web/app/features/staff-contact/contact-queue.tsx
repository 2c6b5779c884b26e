import type { ContactMessage } from "@caseload/contract/staff/contact-messages";
import {
  contactStatusLabels,
  contactStatuses,
  type ContactStatus,
  contactTopicLabels,
} from "@caseload/contract/staff/contact-topics";
import { Link } from "react-router";
import { clip } from "~/lib/format.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Queue, QueueRows } from "~/ui/queue.tsx";
import styles from "~/ui/queue.module.css";

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

/** Characters of the message that the list shows. */
const previewLength = 180;

function ContactRow({ message }: { message: ContactMessage }) {
  const format = useFormat();
  const { id, ticket, topic, name, createdAt } = message;
  return (
    <li>
      <div className={styles.gutter}>
        <b>{ticket}</b>
        <time dateTime={createdAt}>{format.stamp(createdAt)}</time>
      </div>
      <div className={styles.details}>
        <h2 className="heading">
          <Link to={`/staff/contact/${id}`}>{name}</Link>
        </h2>
        <p className="small muted">{contactTopicLabels[topic]}</p>
        <p className={styles.preview}>{clip(message.message.replace(/\s+/g, " "), previewLength)}</p>
      </div>
    </li>
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
