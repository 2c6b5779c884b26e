import { useRef } from "react";
import { Dialog } from "~/ui/dialog.tsx";
import * as styles from "./palette.module.css";
import SearchBox from "./search-box.tsx";

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onFilters: () => void;
}

/** Ctrl K, and the search button on phones: the header's search, with screens and acts beside what it finds. */
export default function Palette({ open, onOpenChange, onFilters }: PaletteProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Search"
      size="command"
      initialFocus={box}
      footer={<KeyHints />}
    >
      <SearchBox box={box} palette={{ onLeave: () => onOpenChange(false), onFilters }} />
    </Dialog>
  );
}

/** Hidden from assistive technology, which announces the keys of a combobox itself. */
const KeyHints = () => (
  <p className={styles.keyHints} aria-hidden="true">
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> to choose
    </span>
    <span>
      <kbd>Enter</kbd> to open
    </span>
    <span>
      <kbd>Esc</kbd> to close
    </span>
  </p>
);
