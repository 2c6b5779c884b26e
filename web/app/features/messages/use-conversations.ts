import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useWideScreen } from "./wide-screen.ts";

/** The conversation list. Beside an empty pane its first conversation opens by itself. */
export function useConversations(openId: number | null) {
  const list = useApiPages("listConversations");
  const navigate = useNavigate();
  const isWide = useWideScreen();
  const firstId = list.rows[0]?.userId;
  const isToOpen = isWide && openId === null && firstId !== undefined;
  useEffect(() => {
    if (isToOpen) void navigate(`/messages/${firstId}`, { replace: true });
  }, [isToOpen, firstId, navigate]);
  return list;
}
