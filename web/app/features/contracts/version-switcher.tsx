import type { ContractVersion } from "@caseload/contract/engagements/contracts";
import { useFormat } from "~/lib/use-format.ts";
import { labelDate, versionLabel } from "./version-choice.ts";
import * as styles from "./version-switcher.module.css";

interface VersionSwitcherProps {
  /** Newest first. */
  versions: readonly ContractVersion[];
  shown: number;
  /** When the agreement ended. */
  end: string | null;
  onShow: (version: number) => void;
}

/** The versions of the terms, newest left: which one the page shows. */
export function VersionSwitcher({ versions, shown, end, onShow }: VersionSwitcherProps) {
  const format = useFormat();
  return (
    <div className={styles.switcher} role="group" aria-label="Version">
      {versions.map((version) => (
        <button
          key={version.version}
          type="button"
          aria-pressed={version.version === shown}
          onClick={() => onShow(version.version)}
        >
          Version {version.version}
          <small>
            {versionLabel(version, end)}, {format.date(labelDate(version, end))}
          </small>
        </button>
      ))}
    </div>
  );
}
