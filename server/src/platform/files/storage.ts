import type { Readable } from "node:stream";

/** Where the bytes of files lie. Names are our own: letters, digits, dot, dash and underscore. */
export interface FileStorage {
  /** Stores a file whole or not at all, and durably. @param bytes how long `content` is */
  put: (name: string, content: Readable, bytes: number) => Promise<void>;
  /** The file's bytes; null when there is none of this name. */
  open: (name: string) => Promise<Readable | null>;
  exists: (name: string) => Promise<boolean>;
  /** Removing what is not there does no harm. */
  remove: (name: string) => Promise<void>;
  close: () => void;
}

const goodName = /^[A-Za-z0-9_-][\w.-]{0,99}$/;

/** Refuses whatever could lead out of the place where files lie. */
export function checkName(name: string): string {
  if (!goodName.test(name) || name.includes("..")) throw new Error("This is no name for a stored file.");
  return name;
}
