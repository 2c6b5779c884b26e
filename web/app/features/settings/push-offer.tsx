import { product } from "@caseload/contract/product";
import BellOff from "lucide-react/icons/bell-off";
import BellRing from "lucide-react/icons/bell-ring";
import type { PushAbility } from "~/lib/push/this-browser.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./settings.module.css";

const words: Record<PushAbility, { title: string; note: string }> = {
  able: { title: "Off in this browser", note: "Your browser will ask for your permission." },
  blocked: {
    title: "Blocked in this browser",
    note: `Your browser does not let ${product.name} show notifications. Press the sign to the left of the address, allow notifications there, and come back.`,
  },
  installFirst: {
    title: "Needs the home screen",
    note: `On iPhones and iPads, press Share and then Add to Home Screen, open ${product.name} from there, and turn notifications on.`,
  },
  unsupported: {
    title: "Not in this browser",
    note: "This browser cannot show notifications of sites, or keeps them from windows that are private or not encrypted.",
  },
};

interface PushOfferProps {
  ability: PushAbility;
  isPending: boolean;
  onTurnOn: () => void;
}

/** What can be done about notifications in a browser that shows none. */
export function PushOffer({ ability, isPending, onTurnOn }: PushOfferProps) {
  const { title, note } = words[ability];
  const Icon = ability === "able" ? BellRing : BellOff;
  return (
    <div className={classNames(styles.setting, styles.pushOffer)}>
      <div className={styles.device}>
        <Icon className="icon" aria-hidden="true" />
        <div>
          <h3 className={styles.value}>{title}</h3>
          <p className={styles.note}>{note}</p>
        </div>
      </div>
      {ability === "able" && (
        <div className={styles.actions}>
          <Button pending={isPending} pendingText="Turning on" onClick={onTurnOn}>
            Turn On for This Browser
          </Button>
        </div>
      )}
    </div>
  );
}
