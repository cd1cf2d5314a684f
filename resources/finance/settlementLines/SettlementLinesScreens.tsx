import { formatMoney } from "../../../framework/admin/display/format.ts";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { Commission } from "./screens/Commission.tsx";
import { LineName } from "./screens/LineName.tsx";
import { NetLink } from "./screens/NetLink.tsx";
import { RealtimeCards } from "./screens/RealtimeCards.tsx";
import { settlementLines } from "./settlementLines.ts";

export default defineScreens(settlementLines, {
  top: RealtimeCards,
  firstTab: "waiting",
  displays: { cause: LineName, commission: Commission, net: NetLink },
  sums: { commission: (cents) => formatMoney(-cents) },
});
