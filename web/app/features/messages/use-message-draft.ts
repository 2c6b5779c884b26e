import { useEffect, useEffectEvent, useRef } from "react";
import { api } from "~/lib/api.ts";
import type { KeptWriting } from "~/lib/kept-writing.ts";
import { useMember } from "~/lib/session.ts";

/**
 * Keeps an unsent message, and brings back the one that was begun earlier. The code loads after the page.
 * @param onFound called with it while nothing is written
 */
export function useMessageDraft(receiverId: number, onFound: (content: string) => void) {
  const { id: userId } = useMember();
  const kept = useRef<KeptWriting<string> | null>(null);
  const early = useRef<string | null | undefined>(undefined);
  const find = useEffectEvent(onFound);
  useEffect(() => {
    const params = { userId: receiverId };
    let isOver = false;
    async function begin(): Promise<void> {
      const { keepWriting } = await import("~/lib/kept-writing.ts");
      if (isOver) return;
      const writing = keepWriting<string>({
        userId,
        place: `message-${receiverId}`,
        load: async () => {
          const { content, savedAt } = await api("getMessageDraft", { params });
          return { draft: content, savedAt };
        },
        store: (content) => api("keepMessageDraft", { params, body: { content } }),
      });
      kept.current = writing;
      if (early.current !== undefined) return writing.write(early.current);
      const content = await writing.read();
      if (content && !isOver) find(content);
    }
    void begin().catch(() => undefined);
    return () => {
      isOver = true;
      kept.current?.close();
      kept.current = null;
      early.current = undefined;
    };
  }, [receiverId, userId]);
  return {
    write: (text: string): void => {
      const content = text.trim() === "" ? null : text;
      if (kept.current) kept.current.write(content);
      else early.current = content;
    },
  };
}
