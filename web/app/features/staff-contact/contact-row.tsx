import type { ContactMessage } from "@caseload/contract/staff/contact-messages";
import { contactTopicLabels } from "@caseload/contract/staff/contact-topics";
import { Link } from "react-router";
import { clip } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import styles from "~/ui/queue.module.css";

/** Characters of the message that the list shows. */
const previewLength = 180;

export function ContactRow({ message }: { message: ContactMessage }) {
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
