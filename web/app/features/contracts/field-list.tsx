import Plus from "lucide-react/icons/plus";
import { type ReactNode, useRef } from "react";
import { Button } from "~/ui/button.tsx";
import { ListButtons } from "./list-buttons.tsx";
import * as styles from "./terms-editor.module.css";

interface FieldListProps {
  /** What `useFieldArray` returns, as far as it is needed. */
  list: {
    readonly fields: readonly { readonly id: string }[];
    readonly move: (from: number, to: number) => void;
    readonly remove: (index: number) => void;
  };
  /** "milestone", read aloud with the number of the entry. */
  noun: string;
  addLabel: string;
  min: number;
  max: number;
  onAdd: () => void;
  /** The fields of one entry. */
  children: (index: number) => ReactNode;
}

/** A list of terms whose entries can be added, moved and removed. */
export function FieldList({ list, noun, addLabel, min, max, onAdd, children }: FieldListProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const count = list.fields.length;
  const remove = (index: number) => (): void => {
    list.remove(index);
    addButton.current?.focus();
  };
  return (
    <>
      {count > 0 && (
        <ol className={styles.list}>
          {list.fields.map(({ id }, index) => (
            <li key={id} className={styles.entry}>
              {children(index)}
              <ListButtons
                noun={`${noun} ${index + 1}`}
                index={index}
                count={count}
                onMove={list.move}
                onRemove={count > min ? remove(index) : undefined}
              />
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button ref={addButton} size="sm" disabled={count >= max} onClick={onAdd}>
          <Plus className="icon" aria-hidden="true" />
          {addLabel}
        </Button>
      </div>
    </>
  );
}
