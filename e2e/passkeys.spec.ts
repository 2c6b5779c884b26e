import type { CDPSession, Page } from "@playwright/test";
import { webPassword } from "@caseload/server/testkit/web-caller";
import { findViolationsInBothThemes } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";
import type { TestSite } from "./stage/site.ts";
import { giveCredentials, givePassword, register, registerProtected } from "./story/own-account.ts";

/** Passkeys need a host name: an IP address is no relying party (WebAuthn Level 3, 5.1.2). BASE_URL is localhost. */
const originOf = (site: TestSite): string => `http://localhost:${site.server.port}`;

/** An authenticator of the device, which verifies its user without asking. */
class Device {
  readonly #session: CDPSession;
  readonly #authenticatorId: string;

  private constructor(session: CDPSession, authenticatorId: string) {
    this.#session = session;
    this.#authenticatorId = authenticatorId;
  }

  static async attach(page: Page): Promise<Device> {
    const session = await page.context().newCDPSession(page);
    await session.send("WebAuthn.enable");
    const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(session, authenticatorId);
  }

  /** Whether the person passes the check of finger, face or PIN. */
  async recognize(isUserVerified: boolean): Promise<void> {
    const authenticatorId = this.#authenticatorId;
    await this.#session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
  }

  async countPasskeys(): Promise<number> {
    const authenticatorId = this.#authenticatorId;
    const { credentials } = await this.#session.send("WebAuthn.getCredentials", { authenticatorId });
    return credentials.length;
  }
}

const section = ({ page }: ClientInfo) => page.getByRole("region", { name: "Passkeys" });

async function addPasskey(visitor: ClientInfo): Promise<void> {
  await visitor.page.goto("/settings/passkeys");
  await visitor.button("Add a Passkey").click();
  await givePassword(visitor, "Add a passkey", "Continue");
  await visitor.seesToast("Passkey added");
}

for (const width of [1440, 390] as const)
  test(`a passkey is added, signs in, is renamed and removed at ${width}`, async ({ enter, site }) => {
    const at = originOf(site);
    const visitor = await enter({ at, width });
    const { page } = visitor;
    const ada = await registerProtected(at);
    await visitor.carry(ada);
    const device = await Device.attach(page);
    await addPasskey(visitor);
    expect(await device.countPasskeys()).toBe(1);
    await expect(section(visitor).getByText("Not used yet")).toBeVisible();
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await visitor.logOut();

    await page.goto("/auth?next=%2Fsettings%2Fpasskeys");
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await visitor.button("Sign In with a Passkey").click();
    await visitor.seesToast("Login successful", "Welcome back, Ada!");
    await expect(page).toHaveURL(`${at}/settings/passkeys`);
    await expect(section(visitor).getByText("Last used just now")).toBeVisible();

    await section(visitor)
      .getByRole("button", { name: /^Rename / })
      .click();
    const question = visitor.dialog("Rename this passkey");
    await question.getByLabel("Name").fill("Office laptop");
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await question.getByRole("button", { name: "Save" }).click();
    await expect(section(visitor).getByRole("heading", { name: "Office laptop" })).toBeVisible();

    await visitor.button("Remove Office laptop").click();
    await givePassword(visitor, "Remove this passkey?", "Remove");
    await visitor.seesToast("Passkey removed", "Office laptop no longer works.");
    await expect(page.getByRole("heading", { name: "Passkeys", exact: true })).toBeFocused();
    await visitor.logOut();
    await page.goto("/auth");
    visitor.consoleErrors.expect(/status of 401/);
    await visitor.button("Sign In with a Passkey").click();
    await visitor.seesToast(
      "Login failed",
      "This passkey isn't connected to an account here. Sign in another way.",
    );
    await giveCredentials(visitor, ada.email, webPassword);
    await visitor.button("Sign In").click();
    await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  });

test("the email field's autofill offers the passkey", async ({ enter, site }) => {
  const at = originOf(site);
  const visitor = await enter({ at });
  const { page } = visitor;
  await visitor.carry(await register(at));
  await Device.attach(page);
  await addPasskey(visitor);
  await visitor.logOut();
  await page.goto("/auth");
  const challenge = page.waitForResponse((response) => response.url().endsWith("/api/auth/passkey/begin"));
  // The virtual authenticator chooses its passkey as soon as the page offers it. A click waits until the field is enabled.
  await page.getByLabel("Email").click();
  await challenge;
  await visitor.seesToast("Login successful", "Welcome back, Ada!");
});

test("a person whom the device does not recognize is told what to do", async ({ enter, site }) => {
  const at = originOf(site);
  const visitor = await enter({ at });
  const { page } = visitor;
  await visitor.carry(await register(at));
  const device = await Device.attach(page);
  await device.recognize(false);
  await page.goto("/settings/passkeys");
  await visitor.button("Add a Passkey").click();
  await givePassword(visitor, "Add a passkey", "Continue");
  const question = visitor.dialog("Add a passkey");
  await expect(question.getByText("The request was canceled or timed out. Try again.")).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await device.recognize(true);
  await question.getByRole("button", { name: "Continue" }).click();
  await visitor.seesToast("Passkey added");

  await visitor.logOut();
  await device.recognize(false);
  await page.goto("/auth");
  await visitor.button("Sign In with a Passkey").click();
  await visitor.seesToast("Login failed", "The request was canceled or timed out. Try again.");
});
