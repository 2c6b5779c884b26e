import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { chooseTheme, themes, useTheme, type Theme } from "~/lib/theme.ts";
import { IconButton } from "~/ui/icon-button.tsx";

const looks = {
  light: { icon: Sun, label: "Theme: light" },
  dark: { icon: Moon, label: "Theme: dark" },
  system: { icon: Monitor, label: "Theme: system" },
} as const;

const after = (theme: Theme): Theme => themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";

/** Light, dark, system, one press each. */
export function ThemeToggle({ className }: { className?: string }) {
  const theme = useTheme();
  const { icon, label } = looks[theme];
  return (
    <IconButton className={className} label={label} icon={icon} onClick={() => chooseTheme(after(theme))} />
  );
}
