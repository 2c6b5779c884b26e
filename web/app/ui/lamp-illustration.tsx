/** The banker's lamp on the landing page's green panel: lit from within, 520 by 380. */
export function LampIllustration() {
  return (
    <svg className="lamp-illustration" viewBox="0 0 520 380" aria-hidden="true">
      <path className="beam" d="M206 150 60 338h372L350 150z" />
      <path className="beam" d="M232 150 132 338h230L326 150z" />
      <path className="lamp-lit shade" d="M188 150c0-34 22-62 54-62h72c32 0 54 28 54 62z" />
      <path d="M204 138c3-20 18-36 38-36" opacity=".7" />
      <path className="lamp-lit" d="M180 150h196" strokeWidth="3" />
      <path className="lamp-lit" d="M278 88V68m-10 0h20" />
      <path d="M262 150v6m32-6v6M356 156v20" />
      <circle className="spark" cx="356" cy="180" r="3.5" />
      <path className="lamp-lit" d="M278 68c0-22 112-26 112 26v216" />
      <path className="lamp-lit solid" d="M340 338c0-18 22-28 50-28s50 10 50 28z" />
      <path className="lamp-lit" d="M0 338h520" />
      <path className="solid" d="M84 338v-14h168v14M92 324v-12h152v12M88 312v-12h158v12" />
      <path d="M104 300v-7h42l5 7M188 300v-7h40l5 7" />
      <path className="lamp-lit yellow" d="m118 284 96-12 3 14-96 12z" />
      <path d="M276 330h54M276 322h38" opacity=".8" />
    </svg>
  );
}
