import { defineScreens } from "../../../framework/admin/resources.tsx";
import { withNumbers } from "../statement/withNumbers.tsx";
import { NetLink } from "./NetLink.tsx";
import { OrderLink } from "./OrderLink.tsx";
import { RealtimeCards } from "./RealtimeCards.tsx";
import { settlementLines } from "./settlementLines.ts";

export default defineScreens(settlementLines, {
  list: withNumbers(settlementLines.name, RealtimeCards),
  firstTab: "waiting",
  displays: { orderNo: OrderLink, net: NetLink },
});
