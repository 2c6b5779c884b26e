import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import "./match-card.css";

/** Six cards (SPEC.md section 9). */
const cards = 6;

export function MatchSkeletons() {
  return (
    <Loading className="sheet edge match-list">
      {Array.from({ length: cards }, (_, at) => (
        <div className="match" key={at}>
          <div className="stick">
            <Skeleton shape="figure" />
          </div>
          <div className="in match-skel">
            <Skeleton shape="title" />
            <Skeleton shape="word" />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
