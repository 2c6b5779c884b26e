import { Drawer } from "~/ui/drawer.tsx";
import { Brand } from "~/ui/logo.tsx";
import { SidebarContent } from "./sidebar.tsx";

interface NavigationDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The sidebar on phones. */
export default function NavigationDrawer({ open, onOpenChange }: NavigationDrawerProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="left" title="Navigation" brand={<Brand />}>
      <SidebarContent onNavigate={() => onOpenChange(false)} />
    </Drawer>
  );
}
