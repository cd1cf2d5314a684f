/** An audit as its call returns it. */
export interface AuditResult {
  status: "running" | "done" | "failed";
  /** Number of invariants to check. */
  asked: number;
  broken: BrokenInvariant[];
}
export interface BrokenInvariant {
  name: string;
  /** Number of rows that violate the invariant, and the first of them. */
  message: string;
}
const isBroken = (value: unknown): value is BrokenInvariant =>
  typeof value === "object" && value !== null && "name" in value && "message" in value;

export const parseAuditResult = ({
  status,
  asked,
  broken,
}: Record<string, unknown>): AuditResult => ({
  status: status === "running" || status === "done" ? status : "failed",
  asked: Number(asked ?? 0),
  broken: Array.isArray(broken) ? broken.filter(isBroken) : [],
});
