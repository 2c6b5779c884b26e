import { createContext, useContext, useEffect, useId, useMemo, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";

export interface TabOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Small number after the label. */
  readonly count?: number | undefined;
}

interface TabsProps<Value extends string> {
  /** What the tabs choose among, read aloud. */
  label: string;
  tabs: readonly TabOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** `file` joins the sheet below, once a page; `line` is for tabs inside a sheet; `segment` for two or three. */
  variant?: "file" | "line" | "segment";
  /** TabPanels, with other content between them and the tab row if needed. */
  children: ReactNode;
  className?: string;
}

const looks = {
  file: { list: "file-tabs", tab: "file-tab" },
  line: { list: "line-tabs", tab: "line-tab" },
  segment: { list: "segmented", tab: undefined },
} as const;

interface TabsContextValue {
  readonly id: string;
  readonly value: string;
}
const TabsContext = createContext<TabsContextValue>({ id: "", value: "" });

const tabId = (id: string, value: string): string => `${id}tab-${value}`;
const panelId = (id: string, value: string): string => `${id}panel-${value}`;

/** Where a key leads from tab `at` of `count`; null for keys that do not move. */
function target(key: string, at: number, count: number): number | null {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/**
 * A row of tabs and its TabPanels. One tab is in the tab order; arrow keys, Home and End move and select.
 * Our own, because Base UI's would be a tenth of the landing page's script.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, variant = "file", children, className } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const context = useMemo(() => ({ id, value }), [id, value]);
  const look = looks[variant];
  // Counts that arrive widen the row.
  const isCounted = tabs.some(({ count }) => count !== undefined);
  useEffect(() => keepInSight(list.current), [value, isCounted]);

  function handleKey(event: KeyboardEvent, at: number): void {
    const next = target(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    onValueChange(tab.value);
  }

  return (
    <TabsContext value={context}>
      <div className={className}>
        <div ref={list} role="tablist" aria-label={label} className={look.list}>
          {tabs.map((tab, at) => {
            const isSelected = tab.value === value;
            return (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={tabId(id, tab.value)}
                className={look.tab}
                aria-selected={isSelected}
                aria-controls={isSelected ? panelId(id, tab.value) : undefined}
                tabIndex={isSelected ? 0 : -1}
                onClick={() => onValueChange(tab.value)}
                onKeyDown={(event) => handleKey(event, at)}
              >
                {tab.label}
                {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
              </button>
            );
          })}
        </div>
        {children}
      </div>
    </TabsContext>
  );
}

/** Rows of tabs scroll sideways on phones; the page itself must not move. */
function keepInSight(list: HTMLElement | null): void {
  const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!list || !tab) return;
  const end = tab.offsetLeft + tab.offsetWidth;
  const hidden = tab.offsetLeft < list.scrollLeft || end > list.scrollLeft + list.clientWidth;
  if (hidden) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

interface TabPanelProps {
  value: string;
  className?: string;
  children: ReactNode;
}

/** There only while its tab is selected. */
export function TabPanel({ value, className, children }: TabPanelProps) {
  const { id, value: selected } = useContext(TabsContext);
  if (value !== selected) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  );
}
