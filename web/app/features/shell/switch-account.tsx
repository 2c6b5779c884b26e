import { Button } from "~/ui/button.tsx";
import { useLogout } from "./use-logout.ts";

/** Signs out, to continue with another account. */
export function SwitchAccount({ to }: { to: string }) {
  const { logOut, isPending } = useLogout();
  return (
    <Button pending={isPending} pendingText="Logging out..." onClick={() => void logOut(to)}>
      Switch Account
    </Button>
  );
}
