/** For whom this browser shows notifications: an id, kept on this device alone, over sign-outs too. */
const key = "push-for";

export const isPushWanted = (userId: number): boolean => localStorage.getItem(key) === String(userId);
export const wantPush = (userId: number): void => localStorage.setItem(key, String(userId));
export const wantNoPush = (): void => localStorage.removeItem(key);
