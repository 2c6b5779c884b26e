import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useMedia } from "~/lib/use-media.ts";

/** List and thread are side by side from here on; the style sheets break at the same width. */
const sideBySide = "(min-width: 861px)";

/** The conversation list. Beside an empty pane its first conversation opens by itself. */
export function useConversations(openId: number | null) {
  const list = useApiPages("listConversations");
  const navigate = useNavigate();
  const isWide = useMedia(sideBySide);
  const firstId = list.rows[0]?.userId;
  const isToOpen = isWide && openId === null && firstId !== undefined;
  useEffect(() => {
    if (isToOpen) void navigate(`/messages/${firstId}`, { replace: true });
  }, [isToOpen, firstId, navigate]);
  return list;
}
