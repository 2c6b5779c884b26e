/** What a form does on Submit where the code that checks it cannot load, because the connection is lost. */
import { useContext } from "react";
import { unreachable } from "./api-error.ts";
import { FailureContext } from "./failure-context.ts";
import { isServerReachable } from "./server-contact.ts";

/** Says that a form was not sent; what was typed stays. */
export function useNotSent(): () => void {
  const report = useContext(FailureContext);
  return () => report("Not sent", unreachable);
}

/** Whether what checks a form is missing for want of a connection. Other failures are left to the check itself. */
export async function isCutOff(loadCheck: () => Promise<unknown>): Promise<boolean> {
  try {
    await loadCheck();
    return false;
  } catch {
    return !(await isServerReachable());
  }
}
