import { defineScreens } from "../../framework/admin/resources.tsx";
import { OrderLink } from "./OrderLink.tsx";
import { settlementLines } from "./settlementLines.ts";

export default defineScreens(settlementLines, { firstTab: "waiting", displays: { orderNo: OrderLink } });
