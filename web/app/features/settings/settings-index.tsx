import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { settingsSectionIds, settingsSections, type SettingsSectionId } from "./settings-sections.ts";

/** The way to each section: a narrow column on a desk, the page itself on phones. */
export function SettingsIndex({ current }: { current: SettingsSectionId | undefined }) {
  return (
    <nav className="settings-index" aria-label="Settings">
      <ul>
        {settingsSectionIds.map((id) => {
          const { title, about, icon: Icon } = settingsSections[id];
          return (
            <li key={id}>
              <Link
                to={`/settings/${id}`}
                preventScrollReset
                aria-current={id === current ? "location" : undefined}
              >
                <Icon className="i" />
                <span>
                  {title}
                  <span className="about">{about}</span>
                </span>
                <ChevronRight className="i more" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
