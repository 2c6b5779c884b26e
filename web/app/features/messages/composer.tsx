import { maxLength } from "@caseload/contract/limits";
import { messageToasts } from "@caseload/contract/messages/message-toasts";
import Send from "lucide-react/icons/send";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { clip } from "~/lib/format.ts";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { useMessageDraft } from "./use-message-draft.ts";
import * as styles from "./messages.module.css";

/** What was typed and not sent yet, by the person it is for. Lasts as long as the tab; a sign-out reloads it. */
const drafts = new Map<number, string>();

/** What a link to the conversation begins it with, such as the posting that a question is about. */
const openingOf = (state: unknown): string =>
  typeof state === "object" && state !== null && "opening" in state && typeof state.opening === "string"
    ? state.opening
    : "";

const draftFor = (userId: number): string => drafts.get(userId) ?? "";

function keepDraft(userId: number, text: string): void {
  if (text === "") drafts.delete(userId);
  else drafts.set(userId, text);
}

interface ComposerProps {
  userId: number;
  name: string;
  onSend: (content: string) => void;
}

/** Enter sends, Shift+Enter starts a new line. */
export function Composer({ userId, name, onSend }: ComposerProps) {
  const { state } = useLocation();
  const [text, setText] = useState(() => draftFor(userId) || openingOf(state));
  const area = useRef<HTMLTextAreaElement>(null);
  const toast = useToast();

  const kept = useMessageDraft(userId, (content) => {
    if (text.trim() !== "") return;
    setText(content);
    keepDraft(userId, content);
  });

  function write(next: string): void {
    setText(next);
    keepDraft(userId, next);
    kept.write(next);
  }

  function send(): void {
    const content = text.trim();
    area.current?.focus();
    if (content === "") return toast.failure(messageToasts.messageEmpty);
    if (content.length > maxLength.message) {
      const limit = maxLength.message.toLocaleString("en-US");
      return toast.failure(messageToasts.sendFailed.title, `Please use at most ${limit} characters`);
    }
    write("");
    onSend(content);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // While an input method composes, Enter chooses a word.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) send();
  }

  /** The second press of a double click would find the text gone. */
  function onClick(event: MouseEvent<HTMLButtonElement>): void {
    if (event.detail > 1) event.preventDefault();
  }

  return (
    <form
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={area}
        className="input"
        rows={1}
        aria-label={`Message ${name}`}
        placeholder={`Write to ${clip(name.split(" ", 1)[0] ?? name, 20)}`}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button className={styles.sendButton} variant="primary" type="submit" onClick={onClick}>
        <Send className="icon" aria-hidden="true" />
        Send
      </Button>
    </form>
  );
}
