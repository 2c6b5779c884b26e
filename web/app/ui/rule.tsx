import { classNames } from "./class-names.ts";

/** Thick over thin: opens documents and closes sections. */
export function ScotchRule({ soft = false }: { soft?: boolean }) {
  return <hr className={classNames("scotch", soft && "soft")} />;
}
