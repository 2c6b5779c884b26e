import { contractFileErrorMessages } from "@caseload/contract/engagements/file-error-messages";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { badRequest } from "../../../platform/http/http-error.ts";

/** Control characters, and those that reverse the writing direction: "fdp.exe" must not read "exe.pdf". */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Returns a file's name without folders, invisible characters and characters that some systems refuse.
 * @throws HttpError 400 for control characters, for those that reverse the writing direction, and for no name
 */
export function cleanFileName(sent: string): string {
  if (unprintable.test(sent) || !sent.isWellFormed())
    throw badRequest(contractFileErrorMessages.contractFileName);
  const name = (sent.split(/[\\/]/).at(-1) ?? "")
    .normalize("NFC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/["<>|:*?]/g, "_")
    .trim()
    // Windows ignores dots and spaces at the end of a name.
    .replace(/[. ]+$/, "");
  if (name === "") throw badRequest(contractFileErrorMessages.contractFileName);
  if (name.length > engagementLimits.fileName)
    throw badRequest(contractFileErrorMessages.contractFileNameTooLong);
  return name;
}
