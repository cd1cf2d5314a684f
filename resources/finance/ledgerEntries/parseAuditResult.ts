/** An audit as its call answers it. */
export interface AuditResult {
  status: "running" | "done" | "failed";
  /** How many invariants it checks. */
  asked: number;
  broken: BrokenInvariant[];
}
export interface BrokenInvariant {
  name: string;
  /** How many rows break it, and the first of them. */
  message: string;
}
const isBroken = (value: unknown): value is BrokenInvariant =>
  typeof value === "object" && value !== null && "name" in value && "message" in value;

export const parseAuditResult = ({ status, asked, broken }: Record<string, unknown>): AuditResult => ({
  status: status === "running" || status === "done" ? status : "failed",
  asked: Number(asked ?? 0),
  broken: Array.isArray(broken) ? broken.filter(isBroken) : [],
});
