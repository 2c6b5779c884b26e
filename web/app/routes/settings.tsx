import { useEffect } from "react";
import { redirect, useLocation, useNavigate } from "react-router";
import { PhotoControl } from "~/features/photo/photo-control.tsx";
import { BlocksSection } from "~/features/settings/blocks-section.tsx";
import { DataSection } from "~/features/settings/data-section.tsx";
import { DatesSection } from "~/features/settings/dates-section.tsx";
import { LeaveSection } from "~/features/settings/leave-section.tsx";
import { NameSection } from "~/features/settings/name-section.tsx";
import { NotificationsSection } from "~/features/settings/notifications-section.tsx";
import { PasskeysSection } from "~/features/settings/passkeys-section.tsx";
import { PasswordSection } from "~/features/settings/password-section.tsx";
import { SessionsSection } from "~/features/settings/sessions-section.tsx";
import { SettingsFrame } from "~/features/settings/settings-frame.tsx";
import { sectionOf, settingsSections } from "~/features/settings/settings-sections.ts";
import { StandingSection } from "~/features/settings/standing-section.tsx";
import { TwoFactorSection } from "~/features/settings/two-factor-section.tsx";
import { onlyWhenAsked } from "~/lib/guard.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { ask, askPage, preload } from "~/lib/preload.ts";
import type { Route } from "./+types/settings";

export const meta: Route.MetaFunction = ({ params }) => {
  const section = sectionOf(params.section);
  return pageTitle(section ? `${settingsSections[section].title}, Settings` : "Settings");
};

export function loader({ context, params }: Route.LoaderArgs) {
  if (params.section !== undefined && !sectionOf(params.section)) throw redirect("/settings");
  return preload(
    context,
    ask("getAccountSettings"),
    ask("getAccountSecurity"),
    ask("listPasskeys"),
    ask("listSessions"),
    ask("listPushDevices"),
    ask("getDataExport"),
    askPage("listBlocks"),
    askPage("listOwnSanctions"),
  );
}
export const shouldRevalidate = onlyWhenAsked;

export default function SettingsScreen({ params }: Route.ComponentProps) {
  useSectionOfHash();
  return (
    <SettingsFrame section={sectionOf(params.section)}>
      <NameSection photo={<PhotoControl />} />
      <PasswordSection />
      <PasskeysSection />
      <TwoFactorSection />
      <SessionsSection />
      <NotificationsSection />
      <DatesSection />
      <DataSection />
      <BlocksSection />
      <StandingSection />
      <LeaveSection />
    </SettingsFrame>
  );
}

/** Older emails link to /settings#notifications; the section has an address of its own, which phones need. */
function useSectionOfHash(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const section = sectionOf(hash.slice(1));
    if (section) void navigate(`/settings/${section}`, { replace: true, preventScrollReset: true });
  }, [hash, navigate]);
}
