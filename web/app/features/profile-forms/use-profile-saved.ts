import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useRefresh } from "~/lib/use-refresh.ts";

/** Goes on once the session knows of the profile, so that no screen asks for it again. */
export function useProfileSaved(): (to: string) => void {
  const navigate = useNavigate();
  const refresh = useRefresh();
  return useCallback(
    (to) => {
      void refresh("me").then(() => navigate(to));
    },
    [navigate, refresh],
  );
}
