import type { Readable } from "node:stream";

/** Storage of file contents. Names consist of letters, digits, dots, dashes and underscores. */
export interface FileStorage {
  /**
   * Stores a file atomically and durably.
   * @param bytes length of `content`
   */
  put: (name: string, content: Readable, bytes: number) => Promise<void>;
  /** Returns the content; null when there is no file of this name. */
  open: (name: string) => Promise<Readable | null>;
  exists: (name: string) => Promise<boolean>;
  /** Removing a missing file succeeds. */
  remove: (name: string) => Promise<void>;
  close: () => void;
}

const namePattern = /^[A-Za-z0-9_-][\w.-]{0,99}$/;

/** @throws Error for names that could leave the storage folder */
export function checkStorageName(name: string): string {
  if (!namePattern.test(name) || name.includes("..")) throw new Error("This is no name for a stored file.");
  return name;
}
