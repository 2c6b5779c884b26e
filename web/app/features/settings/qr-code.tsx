import { generate } from "lean-qr";
import styles from "./settings-dialogs.module.css";

/** Light modules around the code, as the standard asks for (ISO/IEC 18004). */
const quiet = 4;

/** A QR code as one path; dark on light in both themes, because scanners expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const steps: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) steps.push(`M${x} ${y}h1v1h-1z`);
  }
  const side = code.size + 2 * quiet;
  return (
    <svg
      className={styles.qrCode}
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={steps.join("")} />
    </svg>
  );
}
