/** Recognizes programs and scripts, which are not shared, by a file's name and by its content. */
import { type FileHandle, open } from "node:fs/promises";

/** Extensions that an operating system or an office program runs when the file is opened. */
const programExtensions = new Set(
  `apk app appimage appx appxbundle bash bat cmd com command cpl csh deb dll dmg drv elf exe gadget hta inf ins ipa jar
  jnlp job js jse jsp ksh lnk mjs cjs mpkg msc msh msi msix msixbundle msp mst ocx ops osx php phtml pif pkg pl ps1
  ps1xml ps2 psc1 psd1 psm1 py pyc pyw rb reg rgs rpm run scf scptd scpt scr sct settingcontent-ms sh shb shs so sys u3p
  url vb vbe vbs vbscript workflow ws wsc wsf wsh xbap xll zsh`
    .split(/\s+/)
    .filter(Boolean),
);

export const hasProgramName = (name: string): boolean =>
  programExtensions.has(/\.([^.]+)$/.exec(name)?.[1]?.trim().toLowerCase() ?? "");

/** Media types that file-type detects (its ids of programs), whatever the name. */
const programTypes = new Set([
  "application/x-msdownload",
  "application/x-elf",
  "application/x-mach-binary",
  "application/x.ms.shortcut",
  "application/x-ms-shortcut",
  "application/java-archive",
  "application/java-vm",
  "application/vnd.android.package-archive",
  "application/vnd.android.dex",
  "application/wasm",
  "application/x-deb",
  "application/x-rpm",
  "application/x-apple-diskimage",
  "application/x-google-chrome-extension",
]);

const startsWith = (hex: string) => Buffer.from(hex, "hex");
/** First bytes of programs. */
const programHeads = [
  startsWith("4d5a"), // MZ: DOS, Windows
  startsWith("7f454c46"), // ELF
  startsWith("feedface"), // Mach-O: 32 and 64 bits, either byte order, several architectures
  startsWith("feedfacf"),
  startsWith("cefaedfe"),
  startsWith("cffaedfe"),
  startsWith("cafebabe"), // also a Java class
  startsWith("bebafeca"),
  startsWith("4c0000000114020000000000c000000000000046"), // Windows shortcut ([MS-SHLLINK] 2.1)
  startsWith("6465780a"), // Android
  startsWith("0061736d"), // WebAssembly
];

/** "#!" starts a script, also after a byte order mark. */
const scriptHead = /^(?:\u00ef\u00bb\u00bf)?\s*(?:#!|<\?php)/i;

/** The class of a Windows installer, {000C1084-0000-0000-C000-000000000046}, in the root of a compound file. */
const installerClass = Buffer.from("84100c0000000000c000000000000046", "hex");
const compoundHead = Buffer.from("d0cf11e0a1b11ae1", "hex");

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Reads the class of a compound file's root storage ([MS-CFB] 2.2 and 2.6.1). */
async function isInstaller(file: FileHandle, head: Buffer): Promise<boolean> {
  if (!head.subarray(0, 8).equals(compoundHead) || head.length < 52) return false;
  const sectorBytes = 2 ** Math.min(head.readUInt16LE(30), 16);
  const position = (head.readUInt32LE(48) + 1) * sectorBytes + 80;
  return (await readAt(file, position, 16)).equals(installerClass);
}

/** Whether a file on disk is a program or a script by its content. Archives are not unpacked. */
export async function isProgram(path: string, mediaType: string | null): Promise<boolean> {
  if (mediaType !== null && programTypes.has(mediaType)) return true;
  const file = await open(path, "r");
  try {
    const head = await readAt(file, 0, 512);
    if (programHeads.some((start) => head.subarray(0, start.length).equals(start))) return true;
    return scriptHead.test(head.toString("latin1")) || (await isInstaller(file, head));
  } finally {
    await file.close();
  }
}
