import { defineScreens } from "../../../framework/admin/resources.tsx";
import { pointGoods } from "./pointGoods.ts";
import { Outcome } from "./screens/Outcome.tsx";

export default defineScreens(pointGoods, { sections: { outcome: { typed: Outcome } } });
