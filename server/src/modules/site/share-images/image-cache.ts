import { createHash } from "node:crypto";

/** Images in memory, about 40 kB each. */
const maxImages = 100;
/** Queued images; further requests fail with ImageQueueFull. */
const maxQueued = 30;

/** Thrown while too many images are queued. */
export class ImageQueueFull extends Error {}

/** A hash of an image's content: equal contents have the same key. */
export const imageKey = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 27);

/** Draws each image once, one at a time, and caches the most recently used ones. */
export class ImageCache {
  readonly #images = new Map<string, Promise<Buffer>>();
  #previous: Promise<unknown> = Promise.resolve();
  #queued = 0;

  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#images.get(key);
    if (known) {
      // A Map keeps insertion order, so reinserting makes this the most recently used.
      this.#images.delete(key);
      this.#images.set(key, known);
      return known;
    }
    if (this.#queued >= maxQueued) return Promise.reject(new ImageQueueFull());
    this.#queued += 1;
    const drawn = this.#previous.then(draw).finally(() => (this.#queued -= 1));
    this.#previous = drawn.catch(() => this.#images.delete(key));
    this.#images.set(key, drawn);
    const [oldest] = this.#images.keys();
    if (this.#images.size > maxImages && oldest !== undefined) this.#images.delete(oldest);
    return drawn;
  }
}
