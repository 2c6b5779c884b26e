import { errorText } from "./api-error.ts";
import { useMember } from "./session.ts";
import { useSingleCall } from "./single-call.ts";

/** Reports whether the email was sent. */
interface EmailReport {
  success: (title: string, text: string) => void;
  failure: (title: string, text: string) => void;
}

/** Sends the verification email again. */
export function useSendVerification({ success, failure }: EmailReport) {
  const { email } = useMember();
  const { send, isPending } = useSingleCall("sendVerification", {
    onSuccess: () => success("Letter sent", `Look into the mailbox of ${email}.`),
    onError: (error) => failure("The letter could not be sent", errorText(error, "Please try again.")),
  });
  return { sendAgain: () => send({}), isPending };
}
