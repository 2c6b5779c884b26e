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
    onSuccess: () => success("Email sent", `Check the inbox of ${email}.`),
    onError: (error) => failure("We couldn't send the email", errorText(error, "Please try again.")),
  });
  return { sendAgain: () => send({}), isPending };
}
