import { useCallback } from "react";
import { useNavigate } from "react-router";

/** Goes on once the session knows of the profile, so that no screen asks for it again. */
export function useProfileSaved(): (to: string, refetched: Promise<void>) => void {
  const navigate = useNavigate();
  return useCallback(
    (to, refetched) => {
      void refetched.then(() => navigate(to));
    },
    [navigate],
  );
}
