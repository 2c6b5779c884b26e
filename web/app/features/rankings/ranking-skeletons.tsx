import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import "./rankings.css";

const rows = 4;

export function RankingSkeletons() {
  return (
    <Loading className="sheet edge ranking-list">
      {Array.from({ length: rows }, (_, at) => (
        <div className="ranking" key={at}>
          <div className="gut">
            <Skeleton shape="word" />
          </div>
          <div className="what">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
