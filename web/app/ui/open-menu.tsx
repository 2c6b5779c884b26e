import { Menu as BaseMenu } from "@base-ui/react/menu";
import Check from "lucide-react/icons/check";
import type { LucideIcon } from "lucide-react";
import { Fragment, useState, type ReactElement, type ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import type { MenuProps } from "./menu.tsx";

interface OpenMenuProps {
  /** The button that opened it. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Above the items, as a person's name and address. */
  head?: ReactNode;
  children: ReactNode;
}

/** A list of actions behind a button. It loads when its button is pressed, and opens at once. */
export function OpenMenu({ trigger, head, children }: OpenMenuProps) {
  // Beside its button, so that it belongs to the same landmark.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <BaseMenu.Root modal={false} defaultOpen>
      <BaseMenu.Trigger render={trigger} />
      <span ref={setPlace} />
      <BaseMenu.Portal container={place}>
        <BaseMenu.Positioner className="popup-position" align="end" sideOffset={6}>
          <BaseMenu.Popup className="popup">
            {head && <div className="menu-head">{head}</div>}
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

/** A menu that has been opened once; `Menu` is what screens use. */
export default function EntriesMenu({ entries, ...button }: MenuProps) {
  return (
    <OpenMenu trigger={<IconButton {...button} />}>
      {entries.map((entry) => (
        <Fragment key={entry.text}>
          {"to" in entry ? (
            <MenuLink icon={entry.icon} to={entry.to}>
              {entry.text}
            </MenuLink>
          ) : (
            <>
              {entry.danger && <MenuDivider />}
              <MenuItem icon={entry.icon} danger={entry.danger} onSelect={entry.onSelect}>
                {entry.text}
              </MenuItem>
            </>
          )}
        </Fragment>
      ))}
    </OpenMenu>
  );
}

interface MenuItemProps {
  icon?: LucideIcon;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon: Icon, danger, disabled, onSelect, children }: MenuItemProps) {
  return (
    <BaseMenu.Item
      className={classNames("option", danger && "danger")}
      disabled={disabled}
      onClick={onSelect}
    >
      {Icon && <Icon className="icon" />}
      {children}
    </BaseMenu.Item>
  );
}

interface MenuLinkProps {
  icon?: LucideIcon;
  to: string;
  children: ReactNode;
}

export function MenuLink({ icon: Icon, to, children }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem className="option" closeOnClick render={<Link to={to} />}>
      {Icon && <Icon className="icon" />}
      {children}
    </BaseMenu.LinkItem>
  );
}

export function MenuDivider() {
  return <BaseMenu.Separator className="divide" />;
}

interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { readonly value: Value; readonly label: string; readonly icon?: LucideIcon }[];
}

/** One of a few settings inside a menu, as the theme; the menu stays open. */
export function MenuChoice<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: MenuChoiceProps<Value>) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <div className="group-label" role="presentation">
        {label}
      </div>
      {options.map(({ value: own, label: text, icon: Icon }) => (
        <BaseMenu.RadioItem key={own} value={own} className="option">
          {Icon && <Icon className="icon" />}
          {text}
          <BaseMenu.RadioItemIndicator className="tick">
            <Check className="icon" />
          </BaseMenu.RadioItemIndicator>
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}
