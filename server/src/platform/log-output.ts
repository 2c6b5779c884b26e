import { writeSync } from "node:fs";

const standardOutput = 1;
const retryMs = 10;
/** A reader that is behind for a second loses lines, instead of holding every request. */
const maxRetries = 100;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/**
 * Writes log lines to standard output. A line that cannot be written is dropped: the logger's own stream would retry
 * without end while the disk of a log file is full, and the process would answer no request.
 */
export const logOutput = {
  write(line: string): void {
    let rest = Buffer.from(line);
    let retries = 0;
    while (rest.length > 0) {
      try {
        rest = rest.subarray(writeSync(standardOutput, rest));
      } catch (error) {
        // The reader of a pipe is behind.
        const isLate = error instanceof Error && "code" in error && error.code === "EAGAIN";
        if (!isLate || ++retries > maxRetries) return;
        Atomics.wait(sleeper, 0, 0, retryMs);
      }
    }
  },
};
