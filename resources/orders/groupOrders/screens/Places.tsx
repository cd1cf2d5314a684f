import { QuantityBar } from "../../../../framework/admin/display/QuantityBar.tsx";
import { type GroupDisplay, getGroupTone } from "./group.ts";

/** Number of members who have joined, of the number required. */
export const Places: GroupDisplay = ({ record: { haveNum, groupNum, status } }) => (
  <QuantityBar
    count={haveNum ?? 0}
    total={groupNum ?? 1}
    tone={getGroupTone(status ?? "ongoing")}
  />
);
