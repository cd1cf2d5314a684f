import { defineScreens } from "../../../framework/admin/resources.tsx";
import { withNumbers } from "../balanceTransactions/screens/withNumbers.tsx";
import { NetLink } from "./screens/NetLink.tsx";
import { OrderLink } from "./screens/OrderLink.tsx";
import { RealtimeCards } from "./screens/RealtimeCards.tsx";
import { settlementLines } from "./settlementLines.ts";

export default defineScreens(settlementLines, {
  list: withNumbers(settlementLines.name, RealtimeCards),
  firstTab: "waiting",
  displays: { orderNo: OrderLink, net: NetLink },
});
