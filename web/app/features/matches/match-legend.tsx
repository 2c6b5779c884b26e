/** What the stickers' grounds stand for. */
export function MatchLegend() {
  return (
    <p className="match-legend">
      <span>
        <i className="t90" />
        90 and over
      </span>
      <span>
        <i className="t75" />
        75 to 89
      </span>
      <span>
        <i className="t60" />
        60 to 74
      </span>
      <span>
        <i className="t0" />
        under 60
      </span>
    </p>
  );
}
