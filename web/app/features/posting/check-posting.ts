import type { GuardFinding } from "@caseload/contract/jobs/posting-guard";
import type { DeepPartial } from "react-hook-form";
import { api, type Input } from "~/lib/api.ts";
import type { PostingValues } from "./posting-draft.ts";

/** What the posting guard reads of a form. */
export type GuardedValues = DeepPartial<
  Pick<PostingValues, "title" | "description" | "budgetRange" | "screeningQuestions" | "parties">
>;

/** The public text of a posting, and the names that it may not contain. */
export const guardedText = ({
  title,
  description,
  budgetRange,
  screeningQuestions,
  parties = [],
}: GuardedValues): Input<"checkPosting">["body"] => ({
  title: title ?? "",
  description: description ?? "",
  budgetRange: budgetRange ?? null,
  screeningQuestions: screeningQuestions?.filter((question) => typeof question === "string") ?? [],
  parties: parties
    .flatMap((party) => [party?.name ?? "", ...(party?.aliases ?? [])])
    .filter((name): name is string => typeof name === "string" && name.trim() !== ""),
});

/** What the posting guard finds in a posting that the server has refused. */
export const checkPosting = (values: GuardedValues): Promise<readonly GuardFinding[]> =>
  api("checkPosting", { body: guardedText(values) });
