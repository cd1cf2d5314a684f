import { defineScreens } from "../../../framework/admin/resources.tsx";
import { orderMerges } from "./orderMerges.ts";

export default defineScreens(orderMerges, { firstTab: ["toDo"] });
