import type { ResourceMessages } from "../../../framework/schema/index.ts";
import type { samples } from "./samples.ts";

/** The names of fields follow from the declaration. */
export const words: ResourceMessages<typeof samples> = {
  name: "Sample |||| Samples",
  fields: {},
  choices: {
    level: { low: "Low", medium: "Medium", high: "High" },
    tags: { red: "Red", green: "Green", blue: "Blue" },
    status: { draft: "Draft", live: "Live", void: "Void" },
  },
  groups: { texts: "Texts", numbers: "Numbers", times: "Times", others: "Others" },
  help: { notes: "Shown to your staff only" },
};
