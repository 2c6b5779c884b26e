import { createHash } from "node:crypto";

/** Pictures kept in memory; each has some 40 kB. */
const maxKept = 100;
/** Pictures that may wait while others are drawn; whoever comes later is asked to come back. */
const maxWaiting = 30;

/** Too many pictures are being drawn at this moment. */
export class PicturesBusy extends Error {}

/** Names a picture by what is in it: two that say the same have the same name. */
export const nameOf = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 27);

/** Draws each picture once and one at a time, and keeps those that were asked for last. */
export class PictureStore {
  readonly #kept = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#kept.get(name);
    if (known) {
      // A Map remembers the order of insertion: what was asked for last goes last.
      this.#kept.delete(name);
      this.#kept.set(name, known);
      return known;
    }
    if (this.#waiting >= maxWaiting) return Promise.reject(new PicturesBusy());
    this.#waiting += 1;
    const drawn = this.#last.then(draw).finally(() => (this.#waiting -= 1));
    this.#last = drawn.catch(() => this.#kept.delete(name));
    this.#kept.set(name, drawn);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maxKept && oldest !== undefined) this.#kept.delete(oldest);
    return drawn;
  }
}
