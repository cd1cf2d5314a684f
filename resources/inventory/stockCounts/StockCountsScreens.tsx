import { defineScreens } from "../../../framework/admin/resources.tsx";
import { FormLines, PageLines } from "./screens/CountLines.tsx";
import { CountTools } from "./screens/CountTools.tsx";
import { stockCounts } from "./stockCounts.ts";

export default defineScreens(stockCounts, {
  firstTab: ["toDo"],
  // The deviating lines and their variances decide.
  decision: ["approve", "recount", "reject"],
  sections: {
    lines: { typed: FormLines, shown: PageLines, ofStored: true, tool: CountTools },
  },
});
