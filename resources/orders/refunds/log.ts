import { type LogKind, logKinds } from "./refundFields.ts";

/** One step of a refund, as sent to the client. */
export interface Log {
  kind: LogKind;
  whoKind: "buyer" | "staff" | "platform" | "system";
  whoName: string | null;
  content: string | null;
  imgs: string[];
  at: string;
}
const isLog = (value: unknown): value is Log => {
  if (typeof value !== "object" || value === null) return false;
  const { kind, at } = value as Partial<Log>;
  return logKinds.some((one) => one === kind) && typeof at === "string";
};
export const areLogs = (value: unknown): value is Log[] =>
  Array.isArray(value) && value.every(isLog);
