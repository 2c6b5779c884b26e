import "./file-sheet.css";
import { Loading, Skeleton } from "./skeleton.tsx";

/** A FileSheet while its record loads. */
export function FileSkeleton() {
  return (
    <Loading className="file">
      <div className="file-cols">
        <div className="sheet file-doc">
          <header className="file-wait">
            <Skeleton shape="tag" />
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </header>
          <div className="scotch" />
          {["first", "second"].map((row) => (
            <div className="file-row" key={row}>
              <div className="file-wait">
                <Skeleton shape="word" />
              </div>
              <div className="file-wait">
                <Skeleton shape="line" />
                <Skeleton shape="line" />
                <Skeleton shape="short" />
              </div>
            </div>
          ))}
        </div>
        <div className="sheet file-wait file-panel">
          <Skeleton shape="pay" />
          <Skeleton shape="button" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </div>
      </div>
    </Loading>
  );
}
