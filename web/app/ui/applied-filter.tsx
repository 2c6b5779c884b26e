import { useNavigate } from "react-router";
import { FilterChip } from "./chips.tsx";
import * as styles from "./applied-filter.module.css";

interface AppliedFilterProps {
  label: string;
  /** The address of the whole list. */
  wholeList: string;
}

/** Over a list that its address narrows: says that others are not shown, and brings them back. */
export function AppliedFilter({ label, wholeList }: AppliedFilterProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.appliedFilter} role="group" aria-label="Applied filters">
      <FilterChip label={label} onRemove={() => void navigate(wholeList, { preventScrollReset: true })} />
    </div>
  );
}
