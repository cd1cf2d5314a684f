import { defineScreens } from "../../../framework/admin/resources.tsx";
import { disputeScreens } from "../dayDisputes/screens/disputeScreens.tsx";
import { monthDisputes } from "./monthDisputes.ts";

export default defineScreens(monthDisputes, disputeScreens);
