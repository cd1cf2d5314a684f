import { defineScreens } from "../../../framework/admin/resources.tsx";
import { NetLink } from "./screens/NetLink.tsx";
import { OrderLink } from "./screens/OrderLink.tsx";
import { RealtimeCards } from "./screens/RealtimeCards.tsx";
import { settlementLines } from "./settlementLines.ts";

export default defineScreens(settlementLines, {
  top: RealtimeCards,
  firstTab: "waiting",
  displays: { orderNo: OrderLink, net: NetLink },
});
