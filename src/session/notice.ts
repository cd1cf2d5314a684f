export interface Notice {
  message: string;
  type: "success" | "error";
}
const key = "markethall.notice";

/** Stores a notification to show after the page reloads or the login opens. */
export function storeNotice(message: string, type: Notice["type"]): void {
  sessionStorage.setItem(key, JSON.stringify({ message, type } satisfies Notice));
}
export function consumeNotice(): Notice | null {
  const left = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (!left) return null;
  const { message, type }: Partial<Notice> = JSON.parse(left);
  return message ? { message, type: type === "success" ? "success" : "error" } : null;
}
