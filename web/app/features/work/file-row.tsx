import type {
  ContractFile,
  ContractFileVersion,
  FileScan,
} from "@caseload/contract/engagements/contract-files";
import Download from "lucide-react/icons/download";
import Lock from "lucide-react/icons/lock";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { fileSize } from "~/lib/file-size.ts";
import { shortHash } from "~/lib/short-hash.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useOpenFile } from "~/lib/use-open-file.ts";
import { Badge } from "~/ui/badge.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { fileKind } from "./file-kind.ts";
import * as styles from "./files.module.css";

interface FileRowProps {
  file: ContractFile;
  onDelete: (file: ContractFile, version: ContractFileVersion) => void;
}

/** The latest version of a file; those before it unfold. */
export function FileRow({ file, onDelete }: FileRowProps) {
  const { id, name, version, held, mayDelete, scan, earlierVersions } = file;
  const open = useOpenFile("openContractFile", useToast());
  const [isUnfolded, setUnfolded] = useState(false);
  const download = (which: number) => open.send({ params: { id: which } });
  return (
    <li>
      <div className={styles.fileRow}>
        <span className={styles.kind} aria-hidden="true">
          {fileKind(name)}
        </span>
        <div className={styles.name}>
          <b>{name}</b>
          <Particulars version={file} />
        </div>
        <div className={styles.state}>
          <div className={styles.version}>
            {earlierVersions.length > 0 ? (
              <button
                type="button"
                aria-expanded={isUnfolded}
                aria-label={`Version ${version} of ${name}, show earlier versions`}
                onClick={() => setUnfolded(!isUnfolded)}
              >
                Version {version}
              </button>
            ) : (
              <span>Version {version}</span>
            )}
            {file.isReceipt && <small>Receipt</small>}
            {held && (
              <small className={styles.held}>
                <Lock aria-hidden="true" />
                On hold
              </small>
            )}
          </div>
          <div>
            <ScanBadge scan={scan} />
          </div>
        </div>
        <div className={styles.tools}>
          {mayDelete && (
            <IconButton
              icon={Trash2}
              iconSize="s"
              label={`Delete ${name}`}
              onClick={() => onDelete(file, file)}
            />
          )}
          <IconButton icon={Download} label={`Download ${name}`} onClick={() => download(id)} />
        </div>
      </div>
      {isUnfolded && (
        <ul className={styles.earlier}>
          {earlierVersions.map((earlier) => (
            <li key={earlier.id}>
              <div className={styles.name}>
                <b>Version {earlier.version}</b>
                <Particulars version={earlier} />
              </div>
              <ScanBadge scan={earlier.scan} />
              <div className={styles.tools}>
                {earlier.mayDelete && (
                  <IconButton
                    icon={Trash2}
                    iconSize="s"
                    label={`Delete version ${earlier.version} of ${name}`}
                    onClick={() => onDelete(file, earlier)}
                  />
                )}
                <IconButton
                  icon={Download}
                  label={`Download version ${earlier.version} of ${name}`}
                  onClick={() => download(earlier.id)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Size, uploader, day and hash. */
function Particulars({
  version: { size, uploadedByName, uploadedByEmailConfirmed, uploadedAt, sha256 },
}: {
  version: ContractFileVersion;
}) {
  const { date, fullTime } = useFormat();
  return (
    <small>
      {fileSize(size)}, {uploadedByName},{" "}
      <time dateTime={uploadedAt} title={fullTime(uploadedAt)}>
        {date(uploadedAt)}
      </time>
      . <span title={sha256}>SHA-256 {shortHash(sha256, 2)}</span>{" "}
      <UnconfirmedEmail confirmed={uploadedByEmailConfirmed} />
    </small>
  );
}

const shield = "M6 1.4 10 3v3c0 2.4-1.7 3.9-4 4.7C3.7 9.9 2 8.4 2 6V3z";

function ScanBadge({ scan }: { scan: FileScan }) {
  return scan === "clean" ? (
    <Badge tone="green" glyph={{ stroke: `${shield}M4.3 5.9l1.3 1.3 2.3-2.3` }}>
      Scanned, clean
    </Badge>
  ) : (
    <Badge tone="line" glyph={{ stroke: shield, dashes: "1.6 1.9" }}>
      Not scanned
    </Badge>
  );
}
