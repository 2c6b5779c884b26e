import { applicationChoices, type ApplicationChoice } from "@caseload/contract/lifecycles";
import { useSearchParams } from "react-router";

/** What the list is narrowed to, from the address; undefined for all, and for words that mean nothing. */
export function useApplicationChoice(): ApplicationChoice | undefined {
  const given = useSearchParams()[0].get("status");
  return applicationChoices.find((choice) => choice === given);
}
