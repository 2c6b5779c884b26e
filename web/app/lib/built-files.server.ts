/** The browser's build, which precedes the server's, so that a page can name files that its routes load later. */
import type { Manifest } from "vite";

/** Addresses. */
interface BuiltFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const manifests = import.meta.env.PROD
  ? import.meta.glob<Manifest>("/build/client/.vite/manifest.json", { eager: true, import: "default" })
  : {};
const [manifest = {}] = Object.values(manifests);

/** The file of a group of modules (web/chunks.ts), and all that it imports. */
export function filesOf(group: string): BuiltFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (key: string | undefined): void => {
    const file = key === undefined ? undefined : manifest[key];
    if (!file || scripts.has(`/${file.file}`)) return;
    scripts.add(`/${file.file}`);
    for (const style of file.css ?? []) styles.add(`/${style}`);
    for (const imported of file.imports ?? []) add(imported);
  };
  add(Object.keys(manifest).find((key) => manifest[key]?.name === group));
  return { scripts: [...scripts], styles: [...styles] };
}
