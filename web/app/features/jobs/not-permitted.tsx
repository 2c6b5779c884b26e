import { errorMessages } from "@caseload/contract/error-messages";

/** Loads for the few who meet it, so that the sentences of all refusals are not on every job page. */
export default function NotPermitted() {
  return <p>{errorMessages.notPermitted}</p>;
}
