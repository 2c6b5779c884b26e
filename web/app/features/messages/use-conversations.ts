import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useMedia } from "~/lib/use-media.ts";

/** List and thread are side by side from here on; the style sheets break at the same width. */
const sideBySide = "(min-width: 861px)";

/**
 * The conversation list. Beside an empty pane its first conversation opens by itself, unless the list is narrowed to
 * unread ones: opening one would take it from the list.
 */
export function useConversations(openId: number | null) {
  const isUnreadOnly = useSearchParams()[0].get("only") === "unread";
  const list = useApiPages("listConversations", isUnreadOnly ? { query: { only: "unread" } } : {});
  const navigate = useNavigate();
  const isWide = useMedia(sideBySide);
  const firstId = list.rows[0]?.userId;
  const isToOpen = isWide && openId === null && firstId !== undefined && !isUnreadOnly;
  useEffect(() => {
    if (isToOpen) void navigate(`/messages/${firstId}`, { replace: true });
  }, [isToOpen, firstId, navigate]);
  return { ...list, isUnreadOnly };
}
