// Checks by folder names which file may import which: node scripts/check-directions.mjs [root]

import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { findBreaches } from "./directions/find-breaches.mjs";

const repository = fileURLToPath(new URL("..", import.meta.url));
const root = path.resolve(process.argv[2] ?? repository);

const { fileCount, sentences } = findBreaches(root);
for (const sentence of sentences) console.log(sentence);
if (fileCount === 0) console.error(`No source files below ${root}`);
else if (sentences.length === 0) console.log(`Directions hold in ${fileCount} files`);
else console.error(`Breaches: ${sentences.length}, in ${fileCount} files read`);
process.exitCode = fileCount > 0 && sentences.length === 0 ? 0 : 1;
