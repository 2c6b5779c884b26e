import { Popover } from "@base-ui/react/popover";
import X from "lucide-react/icons/x";
import { useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { DefinitionList, type DefinitionsProps } from "./definition-list.tsx";
import { IconButton } from "./icon-button.tsx";
import { infoTitle, InfoTrigger } from "./info-trigger.tsx";
import * as styles from "./definition-list.module.css";

/** Definitions that have been opened once; `InfoButton` is what screens use. */
export default function OpenInfo({ figures }: DefinitionsProps) {
  // Beside its button, so that it belongs to the same landmark.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const popup = useRef<HTMLDivElement>(null);
  // Without scrolling: the popup is focused before it has its place.
  const takeFocus = (): false => {
    popup.current?.focus({ preventScroll: true });
    return false;
  };
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger render={<InfoTrigger />} />
      <span ref={setPlace} />
      <Popover.Portal container={place}>
        <Popover.Positioner className="popup-position" align="end" sideOffset={6} collisionPadding={8}>
          <Popover.Popup
            ref={popup}
            tabIndex={-1}
            className={classNames("popup", styles.info)}
            initialFocus={takeFocus}
          >
            <div className={styles.head}>
              <Popover.Title className="strong">{infoTitle}</Popover.Title>
              <Popover.Close render={<IconButton label="Close" icon={X} />} />
            </div>
            <DefinitionList figures={figures} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
