import LogOut from "lucide-react/icons/log-out";
import MenuIcon from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState, type ComponentType } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { IconButton } from "~/ui/icon-button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { UntilReady } from "~/lib/until-ready.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { Brand } from "~/ui/logo.tsx";
import { useHydrated } from "~/lib/hydrated.ts";
import { NotificationBell } from "./notification-bell.tsx";
import { paletteKey, usePaletteKey } from "./palette-key.ts";
import { SearchForm } from "./search-form.tsx";
import { useLogout } from "./use-logout.ts";
import UserMenuSlot from "./user-menu-slot.tsx";

const NavigationDrawer = vitalPart(() => import("./navigation-drawer.tsx"));
const Palette = vitalPart(() => import("./palette.tsx"));

type Panel = "navigation" | "search" | "filters";

export interface TopbarProps {
  /** Advanced Search Filters. */
  FilterDialog: ComponentType<DialogControl>;
}

/** The signed-in header. Its panels load when they are first opened. */
export function Topbar({ FilterDialog }: TopbarProps) {
  const [panel, setPanel] = useState<Panel | null>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<Panel>>(new Set());
  const { logOut, isPending } = useLogout();

  function open(next: Panel): void {
    setLoaded(new Set([...loaded, next]));
    setPanel(next);
  }
  const state = (own: Panel) => ({
    open: panel === own,
    onOpenChange: (isOpen: boolean) => setPanel(isOpen ? own : null),
  });

  const isSearching = panel === "search";
  usePaletteKey(isSearching, () => {
    if (isSearching) setPanel(null);
    else if (panel === null) open("search");
  });
  const isReady = useHydrated();

  return (
    <header className="topbar">
      <UntilReady>
        <IconButton
          className="menu"
          label="Open navigation"
          icon={MenuIcon}
          iconSize="l"
          onClick={() => open("navigation")}
        />
      </UntilReady>
      <Brand />
      <div className="find">
        {/* Has an address: it works before the page is ready. */}
        <SearchForm />
        {isReady && <kbd aria-hidden="true">{paletteKey()}</kbd>}
        <UntilReady>
          <IconButton
            label="Advanced Search Filters"
            icon={SlidersHorizontal}
            onClick={() => open("filters")}
          />
        </UntilReady>
      </div>
      <div className="signed-in-as">
        <UntilReady>
          <IconButton className="narrow-only" label="Search" icon={Search} onClick={() => open("search")} />
          <NotificationBell />
          <UserMenuSlot />
          <IconButton
            className="sign-out"
            label={isPending ? "Logging out..." : "Logout"}
            icon={LogOut}
            aria-busy={isPending}
            disabled={isPending}
            onClick={() => void logOut()}
          />
        </UntilReady>
      </div>
      <LateDialog onOpenChange={(isOpen) => !isOpen && setPanel(null)}>
        {loaded.has("navigation") && <NavigationDrawer {...state("navigation")} />}
        {loaded.has("search") && <Palette {...state("search")} onFilters={() => open("filters")} />}
        {loaded.has("filters") && <FilterDialog {...state("filters")} />}
      </LateDialog>
    </header>
  );
}
