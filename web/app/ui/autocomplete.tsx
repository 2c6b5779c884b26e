/** A text box with options below it. Keys, attributes, highlight, placement and dismissal are Base UI's. */
import { Autocomplete as BaseAutocomplete } from "@base-ui/react/autocomplete";
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

type RootProps = BaseAutocomplete.Root.Props<unknown>;

interface AutocompleteProps extends Pick<RootProps, "onItemHighlighted" | "children"> {
  /** Options, or objects with `items`, which are groups of them. All are shown. */
  items: readonly unknown[];
  /** What the box holds. */
  value: string;
  onValueChange: NonNullable<RootProps["onValueChange"]>;
  open: boolean;
  onOpenChange: NonNullable<RootProps["onOpenChange"]>;
  /** The list is a part of the page, and its first option is highlighted from the start. */
  isInline?: boolean;
}

/**
 * Contains an `AutocompleteInput`, and an `AutocompleteList` either in an `AutocompletePopup` or in the page. A pointer that
 * rests on the list highlights nothing, because Enter chooses what is highlighted.
 */
export function Autocomplete({ open, isInline = false, ...root }: AutocompleteProps) {
  const actions = useRef<BaseAutocomplete.Root.Actions>(null);
  // The library waits for an animation of its own popup, which is not used (see AutocompletePopup).
  useLayoutEffect(() => {
    if (!open) actions.current?.unmount();
  }, [open]);
  return (
    <BaseAutocomplete.Root
      {...root}
      actionsRef={actions}
      open={open}
      filter={null}
      inline={isInline}
      autoHighlight={isInline && "always"}
      highlightItemOnHover={false}
      openOnInputClick
    />
  );
}

export const AutocompleteInput = BaseAutocomplete.Input;

/** Renders each of the items, or of the groups, by its function. */
export const AutocompleteList = BaseAutocomplete.List;

interface AutocompletePopupProps {
  /** Where it is rendered: an element beside the box, so that it belongs to the same landmark and dialog. */
  container: HTMLElement | null;
  /** Between box and popup, in CSS pixels. */
  offset: number;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Floats below the box, or above where there is no space. It does without the library's `Popup`, which hides the rest of the
 * page from assistive technology as long as it is open, although Tab still leads there (WCAG 2.2, 4.1.2).
 */
export const AutocompletePopup = ({ container, offset, className, children }: AutocompletePopupProps) => (
  <BaseAutocomplete.Portal container={container}>
    <BaseAutocomplete.Positioner className="popup-position" align="start" sideOffset={offset}>
      <div className={classNames("popup", className)}>{children}</div>
    </BaseAutocomplete.Positioner>
  </BaseAutocomplete.Portal>
);

interface AutocompleteGroupProps<Item> {
  label: string;
  labelClassName?: string | undefined;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

export const AutocompleteGroup = <Item,>({
  label,
  labelClassName,
  items,
  children,
}: AutocompleteGroupProps<Item>) => (
  <BaseAutocomplete.Group items={items}>
    <BaseAutocomplete.GroupLabel className={classNames("group-label", labelClassName)}>
      {label}
    </BaseAutocomplete.GroupLabel>
    <BaseAutocomplete.Collection>{children}</BaseAutocomplete.Collection>
  </BaseAutocomplete.Group>
);

interface AutocompleteOptionProps extends Pick<ComponentProps<"div">, "className" | "children"> {
  /** One of the items. */
  value: unknown;
  /** Called on a press, and on Enter while the option is highlighted. */
  onChoose: () => void;
}

export const AutocompleteOption = ({ className, onChoose, ...item }: AutocompleteOptionProps) => (
  <BaseAutocomplete.Item {...item} className={classNames("option", className)} onClick={onChoose} />
);
