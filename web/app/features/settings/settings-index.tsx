import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { settingsSectionIds, settingsSections, type SettingsSectionId } from "./settings-sections.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./settings.module.css";

/** The way to each section: a narrow column on a desk, the page itself on phones. */
export function SettingsIndex({ current }: { current: SettingsSectionId | undefined }) {
  return (
    <nav className={styles.settingsIndex} aria-label="Settings">
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
                <Icon className="icon" />
                <span>
                  {title}
                  <span className={styles.about}>{about}</span>
                </span>
                <ChevronRight className={classNames("icon", styles.more)} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
