import { defineScreens } from "../../../framework/admin/resources.tsx";
import { dayDisputes } from "./dayDisputes.ts";
import { disputeScreens } from "./screens/disputeScreens.tsx";

export default defineScreens(dayDisputes, disputeScreens);
