import type { ContactEvent, ContactFile } from "@caseload/contract/staff/contact-messages";
import { useFormat } from "~/lib/use-format.ts";
import styles from "~/ui/queue.module.css";

const verbs: Record<ContactEvent, string> = {
  answered: "answered",
  closed: "closed the message",
  reopened: "reopened the message",
};

/** What staff did, oldest first, with the answers as they went out. */
export function ContactHistory({ history }: Pick<ContactFile, "history">) {
  const format = useFormat();
  return (
    <ol className={styles.queueHistory}>
      {history.map(({ id, event, staffName, text, at }) => (
        <li key={id}>
          <b className="strong">{staffName}</b> {verbs[event]}{" "}
          <time className="small" dateTime={at}>
            {format.dateTime(at)}
          </time>
          {text !== null && <p className={styles.queueWords}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
