import { useCallback } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { sameSitePath } from "~/lib/addresses.ts";

/** Where a registration was going, as from the job that it applies to; otherwise `to`. */
export const useOnward = (to: string): string => sameSitePath(useSearchParams()[0].get("next")) ?? to;

/** Goes on once the session knows of the profile, so that no screen asks for it again. */
export function useProfileSaved(): (to: string, refetched: Promise<void>) => void {
  const navigate = useNavigate();
  const next = sameSitePath(useSearchParams()[0].get("next"));
  return useCallback(
    (to, refetched) => {
      void refetched.then(() => navigate(next ?? to));
    },
    [navigate, next],
  );
}
