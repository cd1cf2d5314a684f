import type { DisplayComponent } from "../../framework/admin/resources.tsx";
import { deviceOf } from "./deviceOf.ts";

/** The browser as a person would call it; all that it said of itself on asking. */
export const AgentDisplay: DisplayComponent = ({ record }) => {
  const agent = typeof record.agent === "string" ? record.agent : "";
  return <span title={agent}>{deviceOf(agent) ?? (agent || "—")}</span>;
};
