import Compass from "lucide-react/icons/compass";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import MessageSquare from "lucide-react/icons/message-square";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Settings from "lucide-react/icons/settings";
import Sun from "lucide-react/icons/sun";
import { dashboardAddress } from "~/lib/addresses.ts";
import { useMember } from "~/lib/session.ts";
import { chooseTheme, useTheme } from "~/lib/theme.ts";
import { callTour } from "~/lib/tour.ts";
import { MenuChoice, MenuDivider, MenuItem, MenuLink, OpenMenu } from "~/ui/open-menu.tsx";
import { useLogout } from "./use-logout.ts";
import { UserButton } from "./user-button.tsx";

const themeOptions = [
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
  { value: "system", label: "System", icon: Monitor },
] as const;

/** Opens at once, because it is rendered after a click on its button. */
export default function UserMenu({ compact }: { compact?: boolean | undefined }) {
  const { firstName, lastName, email } = useMember();
  const theme = useTheme();
  const { logOut, isPending } = useLogout();
  return (
    <OpenMenu
      trigger={<UserButton compact={compact} />}
      head={
        <>
          <b>
            {firstName} {lastName}
          </b>
          {email}
        </>
      }
    >
      <MenuLink icon={LayoutDashboard} to={dashboardAddress}>
        Dashboard
      </MenuLink>
      <MenuLink icon={MessageSquare} to="/messages">
        Messages
      </MenuLink>
      <MenuLink icon={Settings} to="/settings">
        Settings
      </MenuLink>
      <MenuItem icon={Compass} onSelect={callTour}>
        Take the Tour
      </MenuItem>
      <MenuDivider />
      <MenuChoice label="Theme" value={theme} onValueChange={chooseTheme} options={themeOptions} />
      <MenuDivider />
      <MenuItem icon={LogOut} disabled={isPending} onSelect={() => void logOut()}>
        {isPending ? "Logging out..." : "Logout"}
      </MenuItem>
    </OpenMenu>
  );
}
