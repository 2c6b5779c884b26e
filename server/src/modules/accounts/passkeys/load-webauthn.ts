/** Loads the library with the first passkey that is verified, because it takes 150 ms and 27 MB, most of it for attestations. */
export const loadWebAuthn = () => import("@simplewebauthn/server");
