import { useState } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { foreignResponseText } from "~/lib/error-response.ts";
import { isServerReachable } from "~/lib/server-contact.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
// Screens that have this are behind the sign-in: the code of the shell around them is fetched with their own.
import "./app-shell.tsx";

/** React Router keeps no header of a response that is not the server's own. */
const noHeader = () => null;

/** In the place of a screen whose data or code failed; the shell around it stays. */
export function ScreenFailure() {
  const error = useRouteError();
  const [isRetrying, setRetrying] = useState(false);
  async function retry(): Promise<void> {
    setRetrying(true);
    if (await isServerReachable()) window.location.reload();
    else setRetrying(false);
  }
  // Answered by the page of last resort, with its status.
  if (isRouteErrorResponse(error) && error.status === 404) throw error;
  return (
    <InlineAlert
      title="We couldn't load this screen. What you saved is safe."
      text={
        isRouteErrorResponse(error)
          ? foreignResponseText({ status: error.status, header: noHeader })
          : undefined
      }
      onRetry={() => void retry()}
      retrying={isRetrying}
    />
  );
}
