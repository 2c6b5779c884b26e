import { findViolationsInBothThemes } from "./stage/axe.ts";
import { openConnection } from "./stage/network.ts";
import { expect, test } from "./stage/test.ts";
import { acquaint, startWork } from "./story/acquainted.ts";

/** What Chromium says of a line that is down, and of a refusal. */
const silence = [
  /ERR_(CONNECTION|INTERNET|EMPTY|INCOMPLETE|SOCKET|NETWORK)/,
  /WebSocket connection to .* failed/,
  /Failed to fetch manifest patches/,
  // The program that is refused.
  /status of 400 .*files\/tus/,
];
const title = "Privilege log, volume 3";
const text = (name: string, bytes: number) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.alloc(bytes, name),
});

test("an upload that is cut at half continues, and a deliverable takes files uploaded while submitting", async ({
  enter,
  site,
}) => {
  test.slow();
  const connection = await openConnection(site.server.port);
  const people = await acquaint(site.server.url);
  const id = await startWork(people);
  await people.attorney.ask("addDeliverable", { params: { id }, body: { title } });
  const phone = await enter({ width: 390, at: connection.url });
  phone.consoleErrors.expect(...silence);
  await phone.carry(people.paralegal);
  const { page } = phone;
  await page.goto(`/contracts/${id}?tab=work`);
  await expect(phone.heading("No files yet")).toBeVisible();

  await test.step("cut at half, it says so and goes on from there", async () => {
    const devtools = await phone.context.newCDPSession(page);
    const line = { offline: false, latency: 0, downloadThroughput: -1 };
    await devtools.send("Network.emulateNetworkConditions", { ...line, uploadThroughput: 400_000 });
    const offsets: number[] = [];
    page.on("request", (request) => {
      if (request.method() === "PATCH") offsets.push(Number(request.headers()["upload-offset"]));
    });
    await page.getByLabel("Files to upload").first().setInputFiles(text("Production 4.txt", 3_000_000));
    const progress = page.getByRole("progressbar", { name: "Uploading Production 4.txt" });
    await expect.poll(async () => Number(await progress.getAttribute("aria-valuenow"))).toBeGreaterThan(30);
    await connection.cut();
    await expect(page.getByText("Connection lost. The upload resumes automatically.")).toBeVisible();
    await connection.restore();
    await devtools.send("Network.emulateNetworkConditions", { ...line, uploadThroughput: -1 });
    await expect(phone.button("Download Production 4.txt")).toBeVisible({ timeout: 30_000 });
    expect(offsets.at(-1)).toBeGreaterThan(0);
  });

  await test.step("a program is refused in words, and removed from the list", async () => {
    await page.getByLabel("Files to upload").first().setInputFiles(text("setup.exe", 100));
    await expect(page.getByText("Programs and scripts can't be shared here")).toBeVisible();
    await phone.button("Remove setup.exe").click();
  });

  await test.step("submitting takes shared files and new ones", async () => {
    await phone.button(`Submit ${title}`).click();
    const dialog = phone.dialog("Submit deliverable");
    await dialog.getByLabel("Files to upload").setInputFiles(text("Volume 3.txt", 1_000));
    await expect(dialog.getByRole("checkbox", { name: /^Volume 3\.txt/ })).toBeChecked();
    await expect(dialog.getByRole("checkbox", { name: /^Production 4\.txt/ })).not.toBeChecked();
    expect.soft(await findViolationsInBothThemes(page), "submitting").toEqual([]);
    await dialog.getByRole("button", { name: "Submit Deliverable" }).click();
    await phone.seesToast("Deliverable submitted");
    await expect(phone.button("Download Volume 3.txt, version 1")).toBeVisible();
  });
  await connection.cut();
});
