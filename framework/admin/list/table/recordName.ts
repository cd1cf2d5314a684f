import { contentLanguages, type Resource } from "../../../schema/index.ts";
import type { AdminRecord } from "../../provider.ts";

/** What a record is called where only a sentence fits: in a box's label, a confirmation, a list of failures. */
export function recordName(resource: Pick<Resource, "label">, record: AdminRecord): string {
  const value: unknown = record[resource.label];
  const label = record._labels?.[resource.label];
  if (typeof label === "string") return label;
  if (typeof value === "string" && value) return value;
  if (typeof value === "object" && value !== null) {
    const texts = Object.entries(value);
    for (const language of contentLanguages) {
      const text = texts.find(([name]) => name === language)?.[1];
      if (typeof text === "string" && text) return text;
    }
  }
  return `#${record.id}`;
}
