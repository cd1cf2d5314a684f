import { defineScreens } from "../../../framework/admin/resources.tsx";
import { StockButton } from "./screens/StockButton.tsx";
import { skus } from "./skus.ts";

export default defineScreens(skus, { tools: StockButton });
