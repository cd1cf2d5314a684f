import { defineScreens } from "../../../framework/admin/resources.tsx";
import { stockEdits } from "./stockEdits.ts";

export default defineScreens(stockEdits, { firstTab: ["pending"] });
