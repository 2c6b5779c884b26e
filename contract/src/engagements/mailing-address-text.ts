/** What a mailing address may hold, and how agreements print it. Without zod, for forms that load it early. */
import { engagementLimits } from "./engagement-limits.ts";

const minLength = 10;
const maxLines = 6;

/** The lines of an address as agreements print them: "1735 Market Street, Philadelphia, PA 19103". */
export const addressLine = (address: string): string =>
  address
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/g, " ").replace(/^[ ,]+|[ ,]+$/g, ""))
    .filter((line) => line !== "")
    .join(", ");

/** Why a text is no mailing address; null when it is one. */
export function addressProblem(address: string): string | null {
  const line = addressLine(address);
  if (line.length < minLength) return "Please enter the whole address: street, city, state and ZIP code";
  if (line.length > engagementLimits.address)
    return `Please use at most ${engagementLimits.address} characters`;
  return address.trim().split("\n").length > maxLines ? `Please use at most ${maxLines} lines` : null;
}
