import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash from "lucide-react/icons/trash";
import { IconButton } from "~/ui/icon-button.tsx";
import * as styles from "./terms-editor.module.css";

interface ListButtonsProps {
  /** "service 2" */
  noun: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  /** Absent where one must stay. */
  onRemove?: (() => void) | undefined;
}

/** Moves or removes one entry of a list. */
export function ListButtons({ noun, index, count, onMove, onRemove }: ListButtonsProps) {
  return (
    <span className={styles.listButtons}>
      <IconButton
        label={`Move ${noun} up`}
        icon={ArrowUp}
        iconSize="s"
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      />
      <IconButton
        label={`Move ${noun} down`}
        icon={ArrowDown}
        iconSize="s"
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      />
      <IconButton
        label={`Remove ${noun}`}
        icon={Trash}
        iconSize="s"
        disabled={!onRemove}
        onClick={() => onRemove?.()}
      />
    </span>
  );
}
