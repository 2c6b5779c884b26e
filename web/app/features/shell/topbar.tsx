import Bell from "lucide-react/icons/bell";
import LogOut from "lucide-react/icons/log-out";
import MenuIcon from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { IconButton, shortCount } from "~/ui/icon-button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { UntilReady } from "~/lib/until-ready.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { Brand } from "~/ui/logo.tsx";
import { useHydrated } from "~/lib/hydrated.ts";
import { SearchForm } from "./search-form.tsx";
import { useLogout } from "./use-logout.ts";
import * as styles from "./topbar.module.css";
import UserMenuSlot from "./user-menu-slot.tsx";

const NavigationDrawer = vitalPart(() => import("./navigation-drawer.tsx"));
const Palette = vitalPart(() => import("./palette.tsx"));

type Panel = "navigation" | "search" | "filters";

const isMac = (): boolean => /Mac|iP/.test(navigator.platform);
const paletteKey = (): string => (isMac() ? "⌘K" : "Ctrl K");

/** A dialog that fades away is closed already. */
const openDialog = "[role$='dialog'][data-open]";

/** Ctrl K, on a Mac Command K. Over another dialog it does nothing. */
function usePaletteKey(isOpen: boolean, toggle: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPressed = isMac() ? event.metaKey : event.ctrlKey;
    if (!isPressed || event.shiftKey || event.altKey || event.key.toLowerCase() !== "k") return;
    event.preventDefault();
    if (!event.repeat && (isOpen || !document.querySelector(openDialog))) toggle();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    // While it goes down, because dialogs keep keys to themselves.
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, []);
}

const NotificationsDrawer = vitalPart(() => import("./notifications-drawer.tsx"));

function NotificationBell() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { data, error } = useApi("countUnreadNotifications");
  const count = data?.count ?? (error ? null : 0);
  return (
    <>
      <IconButton
        // The name contains the text that is shown, for people who speak to their computer.
        label={count ? `Notifications, ${shortCount(count)} unread` : "Notifications"}
        icon={Bell}
        count={count}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {wasOpened && (
        <Suspense>
          <NotificationsDrawer open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

/** The chip's code loads once a timer runs. */
function TimerSlot({ TimerChip }: Pick<TopbarProps, "TimerChip">) {
  const { userType } = useMember();
  const { data: timer } = useApi("getTimer", {}, { enabled: userType === "paralegal" });
  if (!timer) return null;
  return (
    <Suspense>
      <TimerChip />
    </Suspense>
  );
}

export interface TopbarProps {
  /** Advanced Search Filters. */
  FilterDialog: ComponentType<DialogControl>;
  /** The running timer of paralegals. */
  TimerChip: ComponentType;
}

/** The signed-in header. Its panels load when they are first opened. */
export function Topbar({ FilterDialog, TimerChip }: TopbarProps) {
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
    <header className={styles.topbar}>
      <UntilReady>
        <IconButton
          className={styles.phoneOnly}
          label="Open navigation"
          icon={MenuIcon}
          iconSize="l"
          onClick={() => open("navigation")}
        />
      </UntilReady>
      <Brand />
      <div className={styles.search}>
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
      <div className={styles.actions}>
        <UntilReady>
          <IconButton
            className={styles.phoneOnly}
            label="Search"
            icon={Search}
            onClick={() => open("search")}
          />
          <TimerSlot TimerChip={TimerChip} />
          <NotificationBell />
          <UserMenuSlot />
          <IconButton
            className={styles.signOut}
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
