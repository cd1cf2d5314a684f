import { defineScreens } from "../../../framework/admin/resources.tsx";
import { BuyerLink } from "../buyers/screens/BuyerLink.tsx";
import { pointEntries } from "./pointEntries.ts";
import { Change } from "./screens/Change.tsx";

export default defineScreens(pointEntries, { displays: { memberId: BuyerLink, change: Change } });
