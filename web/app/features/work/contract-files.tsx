import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { ContractFile } from "@caseload/contract/engagements/contract-files";
import { workToasts } from "@caseload/contract/engagements/work-toasts";
import { type DragEvent, useState } from "react";
import { Link } from "react-router";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useUploads } from "~/lib/uploads/use-uploads.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { classNames } from "~/ui/class-names.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PagedList } from "~/ui/paged-list.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { UploadButton } from "~/ui/upload-button.tsx";
import { UploadList } from "~/ui/upload-list.tsx";
import { FileRow } from "./file-row.tsx";
import * as styles from "./files.module.css";

interface ContractFilesProps {
  contract: ContractDetail;
  /** How many of the latest are listed, with a link to the rest; all by default. */
  shown?: number;
  onDelete: (file: ContractFile, version: { id: number; version: number }) => void;
  /** Offers the certificate where access has ended; without it the records beside the files do. */
  onCertify?: () => void;
}

/** The files that both sides share, with their versions; files are dropped anywhere on it. */
export function ContractFiles(props: ContractFilesProps) {
  const { contract, onCertify } = props;
  const { id, viewerSide, fileAccess } = contract;
  if (viewerSide === "paralegal" && fileAccess.ended)
    return <AccessEnded contract={contract} onCertify={onCertify} />;
  return <SharedFiles key={id} {...props} />;
}

function SharedFiles({ contract, shown, onDelete }: ContractFilesProps) {
  const { id } = contract;
  const toast = useToast();
  const list = useApiPages("listContractFiles", {
    params: { id },
    ...(shown && { query: { limit: shown } }),
  });
  const { uploads, add, retry, cancel } = useUploads(id, ({ name }) =>
    toast.success(workToasts.fileUploaded(name)),
  );
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={classNames(styles.files, isOver && styles.over)}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        add([...event.dataTransfer.files]);
      }}
    >
      <section aria-labelledby="files">
        <div className={styles.head}>
          <h2 className="heading" id="files" tabIndex={-1}>
            Files
          </h2>
          <UploadButton multiple onFiles={add}>
            Upload Files
          </UploadButton>
        </div>
        <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} />
        <PagedList
          list={shown ? { ...list, hasMore: false } : list}
          noun="files"
          errorTitle="We couldn't load the files"
          skeleton={
            <Loading className={styles.skeleton}>
              <Skeleton shape="line" />
              <Skeleton shape="line" />
            </Loading>
          }
          empty={
            <div className={styles.empty}>
              <EmptyState
                bare
                level={3}
                art={<DrawerArt />}
                title="No files yet"
                text="Drop files here, or press Upload Files. Up to 100 MB each; both parties see them."
              />
            </div>
          }
        >
          {(rows) => (
            <ul className={styles.rows}>
              {rows.map((file) => (
                <FileRow key={file.name} file={file} onDelete={onDelete} />
              ))}
            </ul>
          )}
        </PagedList>
        {shown && list.hasMore && (
          <p className={styles.more}>
            <Link className="link" to="?tab=files">
              View All Files
            </Link>
          </p>
        )}
      </section>
    </div>
  );
}

function AccessEnded({
  contract: { fileAccess },
  onCertify,
}: Pick<ContractFilesProps, "contract"> & { onCertify: (() => void) | undefined }) {
  const { mediumDate } = useFormat();
  const isGiven = fileAccess.certificate === "given";
  return (
    <section aria-labelledby="files" className={styles.files}>
      <div className={styles.head}>
        <h2 className="heading" id="files" tabIndex={-1}>
          Files
        </h2>
      </div>
      <p className={styles.ended}>
        Your access to the files ended
        {fileAccess.endsAt === null ? "" : ` on ${mediumDate(fileAccess.endsAt)}`}.
        {isGiven
          ? " You certified that you returned or destroyed your copies."
          : " Please certify that you returned or destroyed your copies."}
      </p>
      {!isGiven && onCertify && (
        <div className={styles.certify}>
          <Button onClick={onCertify}>Certify Return or Destruction</Button>
        </div>
      )}
    </section>
  );
}
