/** A document that fails after so many bytes. */
import type { WriteBytes } from "./pdf-document.ts";

export async function render(bytes: number, write: WriteBytes): Promise<void> {
  write(new Uint8Array(bytes));
  throw new Error("The rest cannot be drawn");
}
