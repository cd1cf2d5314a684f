import { defineScreens } from "../../../framework/admin/resources.tsx";
import { BalanceLink } from "./screens/BalanceLink.tsx";
import { shops } from "./shops.ts";

export default defineScreens(shops, { displays: { balance: BalanceLink } });
