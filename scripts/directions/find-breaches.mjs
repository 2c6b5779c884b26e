// Every breach of the directions and file rules below a root.

import { fileBreaches } from "./file-rules.mjs";
import { serverBreaches } from "./server-rules.mjs";
import { readTree } from "./source-tree.mjs";
import { webBreaches } from "./web-rules.mjs";
import { workspaceBreaches } from "./workspace-rules.mjs";

/** Each breach is one sentence that starts with file:line. */
export function findBreaches(root) {
  const files = readTree(root);
  const breaches = [
    ...workspaceBreaches(root, files),
    ...serverBreaches(files),
    ...webBreaches(files),
    ...fileBreaches(files),
  ];
  return {
    fileCount: files.length,
    sentences: breaches.map(({ file, line, what, rule }) => `${file}:${line} ${what}: ${rule}`),
  };
}
